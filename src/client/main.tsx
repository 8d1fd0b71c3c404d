// First of all: what follows makes style elements, and they need the page's nonce.
import './lib/nonce';
import './app/theme/fonts.css';
import './lib/installOffer';
import { loadInTurn } from './lib/chunk';

/**
 * The program lies in the files that the page names, and begins part by part: at once it would hold up a slow phone for
 * a third of a second. `startApp` too goes step by step, and the first render is sliced.
 */
async function start(): Promise<void> {
  await loadInTurn([
    () => import(/* webpackMode: "eager" */ 'react-dom/client'),
    () => import(/* webpackMode: "eager" */ './app/theme/theme'),
    () => import(/* webpackMode: "eager" */ './app/store'),
    () => import(/* webpackMode: "eager" */ './app/App'),
  ]);
  const { startApp } = await import(/* webpackMode: "eager" */ './app/startApp');
  await startApp();
}

void start();
