"""The operators of a few TFLite networks as ONNX, with channels before rows and columns."""

import numpy as np
from onnx import ModelProto, TensorProto, checker, helper, numpy_helper
from tensorflow.lite.python import schema_py_generated as schema

OPERATORS = {code: name for name, code in vars(schema.BuiltinOperator).items() if isinstance(code, int)}
PADDINGS = {schema.Padding.SAME: "SAME_UPPER", schema.Padding.VALID: "VALID"}
NUMBERS = {schema.TensorType.FLOAT32: "<f4", schema.TensorType.FLOAT16: "<f2", schema.TensorType.INT32: "<i4"}
OPSET = 17


class Graph:
    """Converts what these networks use, and refuses any other operator.

    With `last`, the name of a tensor, it ends with the operator that answers it.
    """

    def __init__(self, tflite: bytes, last: str | None = None):
        self.model = schema.ModelT.InitFromObj(schema.Model.GetRootAs(tflite, 0))
        self.graph = self.model.subgraphs[0]
        self.nodes, self.constants = [], []
        self.known = {}
        for operator in self.graph.operators:
            self._convert(operator)
            if self.name(operator.outputs[0]) == last:
                break

    @property
    def input(self) -> str:
        return self.name(self.graph.inputs[0])

    def name(self, index: int) -> str:
        return self.graph.tensors[index].name.decode()

    def node(self, kind: str, inputs: list[str], output: str, **attributes) -> str:
        self.nodes.append(helper.make_node(kind, inputs, [output], **attributes))
        return output

    def constant(self, name: str, values: np.ndarray) -> str:
        self.constants.append(numpy_helper.from_array(np.ascontiguousarray(values), name))
        return name

    def built(self, name: str, shape: list[int], answers: dict[str, list[int]]) -> ModelProto:
        image = helper.make_tensor_value_info("image", TensorProto.FLOAT, shape)
        found = [helper.make_tensor_value_info(output, TensorProto.FLOAT, size) for output, size in answers.items()]
        nodes = self._in_order()
        graph = helper.make_graph(nodes, name, [image], found, self.constants)
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=8)
        checker.check_model(model, full_check=True)
        return model

    def _in_order(self) -> list:
        """A node may have been added behind one that needs it."""
        ready = {"image", "", *(constant.name for constant in self.constants)}
        waiting, ordered = list(self.nodes), []
        while waiting:
            node = next(node for node in waiting if ready.issuperset(node.input))
            waiting.remove(node)
            ordered.append(node)
            ready.update(node.output)
        return ordered

    def _values(self, index: int) -> np.ndarray:
        if index in self.known:
            return self.known[index]
        tensor = self.graph.tensors[index]
        raw = np.asarray(self.model.buffers[tensor.buffer].data, dtype=np.uint8).tobytes()
        return np.frombuffer(raw, dtype=NUMBERS[tensor.type]).reshape(tensor.shape)

    def _weights(self, name: str, values: np.ndarray) -> str:
        """Weights stay as small as they came; the runtime widens them once, when it loads them."""
        half = self.constant(f"{name}/half", values.astype(np.float16))
        return self.node("Cast", [half], name, to=TensorProto.FLOAT)

    def _convert(self, operator) -> None:
        code = self.model.operatorCodes[operator.opcodeIndex]
        kind = OPERATORS[max(code.builtinCode, code.deprecatedBuiltinCode)].lower()
        output = operator.outputs[0]
        if kind == "dequantize":
            self.known[output] = self._values(operator.inputs[0])
            return
        function = getattr(operator.builtinOptions, "fusedActivationFunction", schema.ActivationFunctionType.NONE)
        name = self.name(output)
        if function == schema.ActivationFunctionType.RELU:
            self.node("Relu", [f"{name}/before"], name)
            name = f"{name}/before"
        elif function == schema.ActivationFunctionType.RELU6:
            limits = [self.constant(f"{name}/{limit}", np.float32(limit)) for limit in (0, 6)]
            self.node("Clip", [f"{name}/before", *limits], name)
            name = f"{name}/before"
        elif function != schema.ActivationFunctionType.NONE:
            raise ValueError(f"{name} has an activation that is not converted")
        getattr(self, f"_{kind}")(operator, name)

    def _convolution(self, operator, name: str, order: tuple[int, ...], grouped: bool) -> None:
        source, weights, bias = operator.inputs
        values = self._values(weights).transpose(order)
        options = operator.builtinOptions
        inputs = [self.name(source), self._weights(f"{name}/weights", values), self._weights(f"{name}/bias", self._values(bias))]
        self.node(
            "Conv",
            inputs,
            name,
            strides=[options.strideH, options.strideW],
            auto_pad=PADDINGS[options.padding],
            group=len(values) if grouped else 1,
        )

    def _conv_2d(self, operator, name: str) -> None:
        self._convolution(operator, name, (0, 3, 1, 2), grouped=False)

    def _depthwise_conv_2d(self, operator, name: str) -> None:
        self._convolution(operator, name, (3, 0, 1, 2), grouped=True)

    def _add(self, operator, name: str) -> None:
        self.node("Add", [self.name(index) for index in operator.inputs], name)

    def _relu(self, operator, name: str) -> None:
        self.node("Relu", [self.name(operator.inputs[0])], name)

    def _prelu(self, operator, name: str) -> None:
        source, slope = operator.inputs
        slopes = self._weights(f"{name}/slope", self._values(slope).reshape(-1, 1, 1))
        self.node("PRelu", [self.name(source), slopes], name)

    def _pad(self, operator, name: str) -> None:
        source, sizes = operator.inputs
        pads = self._values(sizes)[[0, 3, 1, 2]].T.reshape(-1).astype(np.int64)
        self.node("Pad", [self.name(source), self.constant(f"{name}/pads", pads)], name)

    def _max_pool_2d(self, operator, name: str) -> None:
        options = operator.builtinOptions
        self.node(
            "MaxPool",
            [self.name(operator.inputs[0])],
            name,
            kernel_shape=[options.filterHeight, options.filterWidth],
            strides=[options.strideH, options.strideW],
            auto_pad=PADDINGS[options.padding],
        )

    def _resize_bilinear(self, operator, name: str) -> None:
        """These networks only double what they resize."""
        source, size = operator.inputs
        before, after = self.graph.tensors[source].shape[1:3], self._values(size)
        options = operator.builtinOptions
        if options.alignCorners or not options.halfPixelCenters or any(after != 2 * before):
            raise ValueError(f"{name} is resized in a way that is not converted")
        scales = self.constant(f"{name}/scales", np.array([1, 1, 2, 2], dtype=np.float32))
        self.node("Resize", [self.name(source), "", scales], name, mode="linear")

    def _reshape(self, operator, name: str) -> None:
        """Only answers are reshaped: place after place, row by row, each with its channels."""
        rows = self.node("Transpose", [self.name(operator.inputs[0])], f"{name}/rows", perm=[0, 2, 3, 1])
        shape = np.asarray(operator.builtinOptions.newShape, dtype=np.int64)
        self.node("Reshape", [rows, self.constant(f"{name}/shape", shape)], name)

    def _concatenation(self, operator, name: str) -> None:
        self.node("Concat", [self.name(index) for index in operator.inputs], name, axis=operator.builtinOptions.axis)
