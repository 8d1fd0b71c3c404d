declare global {
  interface Window {
    /** The nonce that notistack's style engine reads when it is first imported. */
    __nonce__?: string;
  }
}

const UNSET = '__NONCE__';

function pageNonce(): string | undefined {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return nonce === undefined || nonce === '' || nonce === UNSET ? undefined : nonce;
}

/** The page's nonce for style elements (CSP). Imported first in main.tsx, before anything that creates styles. */
export const nonce = pageNonce();

window.__nonce__ = nonce;
