import type { Kysely } from 'kysely';
import { publicPaths, publicSlug } from '../../../shared/domain/publication/publicPaths';
import { PRODUCT_NAME } from '../../../shared/product';
import type { Database } from '../../db/schema';
import { notFound } from '../../errors';
import { escapeHtml } from '../../http/html';
import { openName } from '../../resources/publications/repositoryFront';
import { publicationOf, type PublicClub, type Subject } from '../../resources/publications/repository';

const HEIGHT_PX = 600;
const WIDTH_PX = 800;

const PAGE = /^\/r\/([a-z0-9-]+)\/(segling|serie)\/(\d{1,10})(?:-[^/.]*)?$/;

/** The page of ours that an address names: null where it is no result and no standings, or of another server. */
function pageIn(url: string, site: string): { slug: string; noun: string; id: number } | null {
  const at = URL.canParse(url) ? new URL(url) : null;
  if (!at || at.origin !== new URL(site).origin) return null;
  const [, slug = '', noun = '', id = ''] = PAGE.exec(at.pathname) ?? [];
  return slug === '' ? null : { slug, noun, id: Number(id) };
}

/**
 * The oEmbed answer for the address of a public page: a frame with it. Throws 404 for any other address, and where
 * nothing is published there.
 */
export async function oembedOf(
  db: Kysely<Database>,
  url: string,
  { site, clubOf }: { site: string; clubOf: (slug: string) => Promise<PublicClub> },
): Promise<object> {
  const page = pageIn(url, site);
  if (!page) throw notFound();
  const club = await clubOf(page.slug);
  const subject: Subject = page.noun === 'serie' ? { serie: page.id } : { sailing: page.id };
  const name = await openName(db, club.id, subject);
  if (name === undefined || !(await publicationOf(db, subject))) throw notFound();
  const pathOf = page.noun === 'serie' ? publicPaths.serie : publicPaths.sailing;
  const path = pathOf(club.slug, { id: page.id, name: publicSlug(name) });
  const frame =
    `<iframe src="${escapeHtml(`${site}${path}`)}?inbaddad=1" title="${escapeHtml(name)}" width="100%" ` +
    `height="${HEIGHT_PX}" loading="lazy" style="border:0"></iframe>`;
  return {
    version: '1.0',
    type: 'rich',
    provider_name: PRODUCT_NAME,
    provider_url: site,
    title: name,
    author_name: club.name,
    width: WIDTH_PX,
    height: HEIGHT_PX,
    thumbnail_url: `${site}${path}.png`,
    thumbnail_width: 1200,
    thumbnail_height: 630,
    html: frame,
  };
}
