"""Writes the two networks that find a face and its landmarks, and compares them with the original runtime.

Usage: python convert.py --package PACKAGE --photos PHOTOS --out OUT
"""

import argparse
import hashlib
import json
import re
import sys
from pathlib import Path

import numpy as np
import onnxruntime
from PIL import Image
from tensorflow.lite.python.interpreter import Interpreter

sys.path.append(str(Path(__file__).parents[2] / "tflite"))
from graph import Graph  # noqa: E402

PACKAGE = "@mediapipe/face_mesh@0.4.1657299874"
LICENCE = "Apache-2.0"
NETWORKS = {
    "face": {
        "file": "face_detection_short_range.tflite",
        "side": 128,
        # The original wants -1 to 1.
        "scale": 2.0,
        "offset": -1.0,
        "outputs": ["regressors", "classificators"],
        "shape": [1, 896, 17],
        "values": "for each anchor x, y, breadth and height of a face and six points of it, in px of the"
        " picture shown and from the anchor's middle; then the logit of there being one",
    },
    "landmarks": {
        "file": "face_landmark.tflite",
        "side": 192,
        "scale": 1.0,
        "offset": 0.0,
        "outputs": ["conv2d_21", "conv2d_31"],
        "shape": [1, 1405],
        "values": "x, y and z of 468 landmarks, in px of the picture shown; then the logit of there being a face",
    },
}


def packed(package: Path, name: str) -> bytes:
    """A file of the package's packed assets; its loader lists their places."""
    loader = (package / "face_mesh_solution_packed_assets_loader.js").read_text()
    start, end = re.search(rf'{re.escape(name)}", "start": (\d+), "end": (\d+)', loader).groups()
    return (package / "face_mesh_solution_packed_assets.data").read_bytes()[int(start) : int(end)]


def converted(tflite: bytes, card: dict):
    graph = Graph(tflite)
    scaled = graph.node("Mul", ["image", graph.constant("scale", np.float32(card["scale"]))], "image/scaled")
    graph.node("Add", [scaled, graph.constant("offset", np.float32(card["offset"]))], graph.input)
    outputs = card["outputs"]
    if len(card["shape"]) == 2:
        flat = graph.constant("flat", np.array([1, -1], dtype=np.int64))
        outputs = [graph.node("Reshape", [name, flat], f"{name}/flat") for name in outputs]
    graph.node("Concat", outputs, "found", axis=len(card["shape"]) - 1)
    return graph.built(card["file"].removesuffix(".tflite"), [1, 3, card["side"], card["side"]], {"found": card["shape"]})


def apart(tflite: bytes, onnx: bytes, card: dict, photos: list[Path]) -> float:
    """The largest difference of any answer from the original runtime's, over all photos."""
    original = Interpreter(model_content=tflite)
    original.allocate_tensors()
    places = {detail["name"]: detail["index"] for detail in original.get_output_details()}
    ours = onnxruntime.InferenceSession(onnx)
    most = 0.0
    for photo in photos:
        picture = Image.open(photo).convert("RGB").resize((card["side"], card["side"]))
        image = np.asarray(picture, dtype=np.float32)[None] / 255
        original.set_tensor(original.get_input_details()[0]["index"], image * card["scale"] + card["offset"])
        original.invoke()
        answers = [original.get_tensor(places[name]) for name in card["outputs"]]
        if len(card["shape"]) == 2:
            answers = [answer.reshape(1, -1) for answer in answers]
        expected = np.concatenate(answers, axis=-1)
        (found,) = ours.run(["found"], {"image": image.transpose(0, 3, 1, 2)})
        most = max(most, float(np.abs(found - expected).max()))
    return most


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--package", type=Path, required=True)
    parser.add_argument("--photos", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    photos = sorted(options.photos.glob("*.jpg"))
    for name, card in NETWORKS.items():
        tflite = packed(options.package, card["file"])
        onnx = converted(tflite, card).SerializeToString()
        (options.out / f"{name}.onnx").write_bytes(onnx)
        written = {
            "model": f"{name}.onnx",
            "sha256": hashlib.sha256(onnx).hexdigest(),
            "bytes": len(onnx),
            "input": {
                "name": "image",
                "shape": [1, 3, card["side"], card["side"]],
                "values": "sRGB red, green, blue in [0, 1]",
            },
            "output": {"name": "found", "shape": card["shape"], "values": card["values"]},
            "origin": {
                "package": PACKAGE,
                "file": card["file"],
                "sha256": hashlib.sha256(tflite).hexdigest(),
                "licence": LICENCE,
                "changes": "converted to ONNX by research/colour/networks, weights unchanged",
            },
            "difference_from_original": {"photos": len(photos), "most": round(apart(tflite, onnx, card, photos), 5)},
        }
        (options.out / f"{name}.json").write_text(json.dumps(written, indent=2) + "\n")


if __name__ == "__main__":
    main()
