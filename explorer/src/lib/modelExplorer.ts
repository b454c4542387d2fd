// The program in the form of Model Explorer's graphs, and the messages of its frame.
import type { Graph, GraphNode, NodeData, TensorKey } from '../messages';
import { displayed } from './text';

interface ExplorerNode {
  id: string;
  label: string;
  namespace: string;
  subgraphIds: string[];
  incomingEdges: { sourceNodeId: string; sourceNodeOutputId: string; targetNodeInputId: string }[];
  outputsMetadata: { id: string; attrs: { key: string; value: string }[] }[];
}

export interface ExplorerGraph {
  id: string;
  nodes: ExplorerNode[];
}

/** What the frame's script answers the application's requests with. */
export interface FrameContent {
  graphs: ExplorerGraph[];
  nodeData: NodeData[];
}

/** Messages of the application to the page around it. */
export type FrameMessage =
  | { cmd: 'model-explorer-ready' }
  | { cmd: 'model-explorer-node-selected'; nodeId: string; outputTensorNames: string[] };

const UNITS: Record<string, string> = { time: 'time (s)', bytes: 'collectives (bytes)', memory: 'memory (bytes)' };

/** The name of a tensor in the graph: one for each key. */
export function tensorName(key: TensorKey): string {
  return `${key.function}:${key.name}:${key.occurrence}`;
}

function explorerNode(node: GraphNode): ExplorerNode {
  return {
    id: node.id,
    label: displayed(node.label, 80),
    namespace: node.scopes.map((scope) => displayed(scope, 60).replaceAll('/', '∕')).join('/'),
    subgraphIds: node.calls,
    incomingEdges: node.operands.map((operand, input) => ({
      sourceNodeId: operand.node, sourceNodeOutputId: String(operand.result), targetNodeInputId: String(input),
    })),
    outputsMetadata: node.results.map((value, index) => ({
      id: String(index),
      attrs: [
        { key: 'tensor_shape', value: displayed(value.type, 120) },
        ...(value.tensor ? [{ key: 'tensor_name', value: tensorName(value.tensor) }] : []),
      ],
    })),
  };
}

export function frameContent(graph: Graph): FrameContent {
  return { graphs: graph.functions.map(({ name, nodes }) => ({ id: name, nodes: nodes.map(explorerNode) })), nodeData: graph.node_data };
}

/** The address of the application in which the content is open. */
export function frameAddress(base: string, name: string, content: FrameContent): string {
  const data = {
    models: [{ url: `graphs://${name.replaceAll('/', '∕')}/0` }],
    nodeData: content.nodeData.map((each, index) => `node_data://${UNITS[each.name] ?? each.name}/${index}`),
    nodeDataTargets: content.nodeData.map(() => ''),
  };
  return `${base}?${new URLSearchParams({ data: JSON.stringify(data) }).toString()}`;
}

/** The tensors of the graph by their names, and the node and the function of each. */
export function tensorsOf(graph: Graph): Map<string, { key: TensorKey; node: string; function: string }> {
  const found = new Map<string, { key: TensorKey; node: string; function: string }>();
  for (const { name, nodes } of graph.functions)
    for (const node of nodes)
      for (const { tensor } of node.results)
        if (tensor) found.set(tensorName(tensor), { key: tensor, node: node.id, function: name });
  return found;
}
