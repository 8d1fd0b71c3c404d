import type { Id } from '../../../../shared/contract/common';
import { useSerieResults } from '../../../api/series';
import { decimalText } from '../../../ui/format';
import { HomeLine, HomeList } from '../../../ui/page/HomeList';
import { HomeSection } from '../../../ui/page/HomeSection';
import type { OwnSerie } from '../../../../shared/domain/ownSeries';
import { paths } from '../../../paths';
import { sailorHomeTexts } from './texts';

const FIRST = 3;

interface SerieLineProps {
  own: OwnSerie;
  sailor: Id;
  href: string;
}

/** Where the sailor stands; their best row, where they have sailed more than one boat. */
function SerieLine({ own: { serie, club }, sailor, href }: SerieLineProps) {
  const { status, results } = useSerieResults(serie.id);
  const row = results.find((one) => one.sailor === sailor);
  const rivals = results.filter((one) => one.race_class === (row?.race_class ?? null));
  const standing = row ? sailorHomeTexts.standing(row.position, rivals.length) : sailorHomeTexts.noStanding;
  return (
    <HomeLine to={href} title={serie.name} note={club.name}>
      {status === 'loading' ? null : (
        <span style={{ textAlign: 'right' }}>
          <strong>{standing}</strong>
          {row ? <small>{sailorHomeTexts.points(decimalText(row.net_points))}</small> : null}
        </span>
      )}
    </HomeLine>
  );
}

interface SeriesInShortProps {
  series: readonly OwnSerie[];
  sailor: Id;
}

/** The series that the sailor is in; nothing where there are none. */
export function SeriesInShort({ series, sailor }: SeriesInShortProps) {
  if (series.length === 0) return null;
  return (
    <HomeSection
      title={sailorHomeTexts.series}
      more={{ label: sailorHomeTexts.allSeries, to: paths.sailorSeries(sailor) }}
    >
      <HomeList>
        {series.slice(0, FIRST).map((own) => (
          <SerieLine
            key={own.serie.id}
            own={own}
            sailor={sailor}
            href={paths.serieResult(own.club.slug, own.serie.id)}
          />
        ))}
      </HomeList>
    </HomeSection>
  );
}
