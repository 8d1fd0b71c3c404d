/** Texts read out by the browser's own voice. It may come late or not at all: nothing that counts depends on it. */

const LANGUAGE = 'sv-SE';

const synthesis = (): SpeechSynthesis | undefined =>
  typeof SpeechSynthesisUtterance === 'undefined'
    ? undefined
    : (globalThis as { speechSynthesis?: SpeechSynthesis }).speechSynthesis;

/** Some browsers write "sv_SE". */
const isSwedish = ({ lang }: SpeechSynthesisVoice): boolean => /^sv\b/i.test(lang.replace('_', '-'));

export const speech = {
  isThere: (): boolean => synthesis() !== undefined,

  /** Begins at once: what is still being read is broken off. */
  say(text: string): void {
    const browser = synthesis();
    if (!browser) return;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = LANGUAGE;
    utterance.voice = browser.getVoices().find(isSwedish) ?? null;
    browser.cancel();
    browser.speak(utterance);
  },

  stop: (): void => synthesis()?.cancel(),
};
