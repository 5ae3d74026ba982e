"""Take the part of a pose network that sees people out of its package, as ONNX.

    python convert_pose.py --package <folder> --out <pose.onnx>

Shows both runtimes the same noise, and says by how much their answers differ.
"""

import argparse
import hashlib
import sys
from pathlib import Path

import numpy as np
import onnxruntime
from tensorflow.lite.python.interpreter import Interpreter

from pose import FEATURES

sys.path.append(str(Path(__file__).parents[3] / "tflite"))
from graph import Graph  # noqa: E402

FILE = "pose_landmark_full.tflite"
SIDE = 256


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--package", type=Path, required=True, help="@mediapipe/pose, unpacked")
    parser.add_argument("--file", default=FILE)
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    tflite = (arguments.package / arguments.file).read_bytes()
    graph = Graph(tflite, last=FEATURES[-1])
    graph.node("Identity", ["image"], graph.input)
    original = Interpreter(model_content=tflite, experimental_preserve_all_tensors=True)
    original.allocate_tensors()
    places = {detail["name"]: detail for detail in original.get_tensor_details()}
    shapes = {name: [int(size) for size in places[name]["shape"][[0, 3, 1, 2]]] for name in FEATURES}
    arguments.out.write_bytes(graph.built("pose", [1, 3, SIDE, SIDE], shapes).SerializeToString())

    image = np.random.default_rng(0).random((1, SIDE, SIDE, 3), dtype=np.float32)
    original.set_tensor(original.get_input_details()[0]["index"], image)
    original.invoke()
    found = onnxruntime.InferenceSession(arguments.out).run(FEATURES, {"image": image.transpose(0, 3, 1, 2)})
    for name, ours in zip(FEATURES, found, strict=True):
        theirs = original.get_tensor(places[name]["index"]).transpose(0, 3, 1, 2)
        print(f"{name[:50]}: differs by {np.abs(ours - theirs).max():.5f} of {np.abs(theirs).max():.2f}")
    print(hashlib.sha256(tflite).hexdigest())


if __name__ == "__main__":
    main()
