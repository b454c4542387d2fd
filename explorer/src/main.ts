import { mount } from 'svelte';
import App from './App.svelte';
import { server } from './lib/api';
import { Session } from './lib/session.svelte';
import './page.css';
import './style.css';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no element for the app');
const session = new Session(server);
addEventListener('hashchange', () => session.showAddress(location.hash));
mount(App, { target, props: { session, graphAddress: 'model-explorer/', onstart: () => session.showAddress(location.hash) } });
