// Calls of the server. A response is lines of JSON: progress, then a result or a failure.
import type {
  Explanation, ExportRequest, Exported, Failure, Opened, Progress, SearchRequest, SearchResult,
  State, SuggestRequest, Suggestions, TensorRequest, Variant,
} from '../messages';

interface Calls {
  state: [Variant, State];
  explain: [TensorRequest, Explanation];
  suggest: [SuggestRequest, Suggestions];
  search: [SearchRequest, SearchResult];
  export: [ExportRequest, Exported];
}

export async function open(): Promise<Opened> {
  const response = await fetch('api/open');
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Opened;
}

export async function call<Name extends keyof Calls>(
  name: Name, request: Calls[Name][0], signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Calls[Name][1]> {
  const response = await fetch(`api/${name}`, {
    method: 'POST', headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request), signal,
  });
  if (!response.ok || !response.body) throw new Error(await response.text());
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const chunks: string[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    let rest = value;
    for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n')) {
      const line = chunks.splice(0).join('') + rest.slice(0, end);
      rest = rest.slice(end + 1);
      const message = JSON.parse(line) as Progress | Failure | Calls[Name][1];
      if ('progress' in message) onProgress(message);
      else if ('error' in message) throw new Error(message.error);
      else return message;
    }
    chunks.push(rest);
  }
  throw new Error('the server ended without an answer');
}
