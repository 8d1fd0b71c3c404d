import { shareTexts } from './texts';

/** Longer addresses are cut, or refused, by Windows and some mail programs. */
const LONGEST = 1_800;

interface MailLink {
  label: string;
  href: string;
}

interface Mail {
  subject: string;
  body: string;
}

/** A mail as a link: everybody in blind copy, so that nobody gets to know the addresses of the others. */
const mailTo = (addresses: readonly string[], { subject, body }: Mail): string =>
  `mailto:?${[
    ...(addresses.length === 0 ? [] : [`bcc=${encodeURIComponent(addresses.join(','))}`]),
    `subject=${encodeURIComponent(subject)}`,
    `body=${encodeURIComponent(body)}`,
  ].join('&')}`;

/** The addresses in as few mails as their links can hold. */
function parted(addresses: readonly string[], mail: Mail): string[][] {
  const parts: string[][] = [];
  for (const address of addresses) {
    const last = parts.at(-1);
    if (last && mailTo([...last, address], mail).length <= LONGEST) last.push(address);
    else parts.push([address]);
  }
  return parts;
}

/** Links to mail the entered: one, or several where one would be too long; without addresses one to be addressed. */
export function mailLinks(addresses: readonly string[], mail: Mail): MailLink[] {
  if (addresses.length === 0) return [{ label: shareTexts.mailSomebody, href: mailTo([], mail) }];
  const parts = parted(addresses, mail);
  let before = 0;
  return parts.map((part) => {
    const [from, to] = [before + 1, before + part.length];
    before = to;
    const label = parts.length === 1 ? shareTexts.mail(part.length) : shareTexts.mailPart(from, to, addresses.length);
    return { label, href: mailTo(part, mail) };
  });
}
