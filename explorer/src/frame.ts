// Runs in the frame of Model Explorer before its application: requests to Model Explorer's own
// server are answered with what the page put on the frame, and nothing else is requested.
import type { FrameContent } from './lib/modelExplorer';

declare global {
  interface Window {
    modelExplorer?: object;
  }
}

const content = (window.frameElement as (HTMLIFrameElement & { content?: FrameContent }) | null)?.content;

function answer(url: URL): unknown {
  switch (url.pathname) {
    case '/api/v1/load_graphs_json': return { graphs: content?.graphs ?? [] };
    case '/api/v1/load_node_data':
      return { content: JSON.stringify(content?.nodeData[Number(url.searchParams.get('node_data_index'))]?.graphs ?? {}) };
    case '/api/v1/get_extensions': return [{ id: 'builtin_json', name: 'JSON', type: 'adapter', description: '', fileExts: ['json'] }];
    default: return {};
  }
}

const fetchFile = window.fetch;
window.fetch = async (resource, options) => {
  const url = new URL(resource instanceof Request ? resource.url : resource, document.baseURI);
  if (url.origin === location.origin && /^\/api(post)?\//.test(url.pathname)) return Response.json(answer(url));
  return fetchFile(resource, options);
};

/** Of the server's instructions to reload, of which there are none. */
class SilentSource extends EventTarget {
  close(): void {}
}
Object.assign(window, { EventSource: SilentSource });

// Its state is in its address: the page's history stays that of the page.
history.pushState = history.replaceState.bind(history);
// Present where the component is a part of another page; without it, a newer version is looked up.
window.modelExplorer = {};
