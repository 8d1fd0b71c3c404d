import { escapeHtml } from '../http/html';
import type { Mail } from './letter';
import { mailTexts, type Words } from './texts';

const paragraph = (text: string): string => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

/** Sets a mail as plain text and as HTML that needs nothing from elsewhere: no images, no styles. */
export function wordMail(to: string[], { subject, before, link, after }: Words): Mail {
  const text = [
    mailTexts.greeting,
    ...before,
    ...(link ? [`${link.label}:\n${link.url}`] : []),
    ...after,
    mailTexts.signature,
  ].join('\n\n');
  const body = [
    ...[mailTexts.greeting, ...before].map(paragraph),
    ...(link ? [`<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`] : []),
    ...[...after, mailTexts.signature].map(paragraph),
  ];
  const html = `<!doctype html><html lang="sv"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body>${body.join('')}</body></html>`;
  return { to, subject, text: `${text}\n`, html };
}
