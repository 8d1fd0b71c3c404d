import { statSync } from 'node:fs';
import { join } from 'node:path';
import { siteOf } from '../../../server/addresses';
import type { Config } from '../../../server/config';
import { errorCode } from '../../../server/errorCode';
import { isLoopback } from '../../../server/http/network';
import { SECRET_FILE } from '../../../server/jwtSecret';
import { tryMailServer } from '../../../server/mail/smtpSender';
import { failure, ok, warning, type Check } from './check';
import { doctorTexts as texts } from './texts';

/** A secret with fewer different characters than this is not random. */
const MIN_SIGNS = 10;

export function checkAddress(config: Config): Check {
  const { publicUrl } = config;
  if (publicUrl === undefined) return warning('PUBLIC_URL', texts.linksTo(siteOf(config)), texts.setAddress);
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' || isLoopback(hostname)
    ? ok('PUBLIC_URL', publicUrl)
    : warning('PUBLIC_URL', publicUrl, texts.useHttps);
}

export async function checkMailServer({ smtpUrl }: Config): Promise<Check> {
  if (smtpUrl === undefined) return warning('SMTP_URL', texts.notSet, texts.setMailServer);
  try {
    await tryMailServer(smtpUrl);
    return ok('SMTP_URL', texts.mailServerAnswers);
  } catch (error) {
    // Its message may hold the address, and the address a password.
    return failure('SMTP_URL', texts.mailServerRefuses(errorCode(error)), texts.checkMailServer);
  }
}

export function checkSecret({ jwtSecret, databaseUrl, dataDir }: Config): Check {
  if (jwtSecret !== undefined) {
    return new Set(jwtSecret).size < MIN_SIGNS
      ? warning('JWT_SECRET', texts.simpleSecret, texts.drawSecret)
      : ok('JWT_SECRET', texts.isSet);
  }
  if (databaseUrl !== undefined) return ok('JWT_SECRET', texts.secretInDatabase);
  const file = statSync(join(dataDir, SECRET_FILE), { throwIfNoEntry: false });
  if (!file) return ok('JWT_SECRET', texts.secretToBe);
  const isOpen = process.platform !== 'win32' && (file.mode & 0o077) !== 0;
  return isOpen
    ? warning('JWT_SECRET', texts.openSecret, texts.closeSecret(join(dataDir, SECRET_FILE)))
    : ok('JWT_SECRET', texts.secretInFile);
}
