declare global {
  interface Window {
    /** Read by notistack's style engine when it is first imported. */
    __nonce__?: string;
  }
}

const UNSET = '__NONCE__';

function pageNonce(): string | undefined {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return nonce === undefined || nonce === '' || nonce === UNSET ? undefined : nonce;
}

/**
 * The page's own word that a style element is ours. Imported first of all in main.tsx, before anything that makes
 * styles.
 */
export const nonce = pageNonce();

window.__nonce__ = nonce;
