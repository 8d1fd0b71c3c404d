import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useMemo } from 'react';
import type { Competitor } from '../../../../../shared/contract/competitors';
import type { SailingRow, SerieRef } from '../../../../../shared/contract/sailings';
import { fromTenths } from '../../../../../shared/domain/decimals';
import type { OwnEvening } from '../../../../../shared/domain/results/ownEvening';
import type { OwnSeason } from '../../../../../shared/domain/results/ownSeason';
import { dayOfYear, listed } from '../../../../../shared/texts/swedishList';
import { useSerieScoring } from '../../../../api/series';
import { decimalText } from '../../../../ui/format';
import { paths } from '../../../../paths';
import { ListSkeleton } from '../../../../ui/states/Skeletons';
import { Rivals } from './Rivals';
import { seasonIn, type ShownSeason } from './seasonIn';
import { eveningTexts } from './texts';

function bestText({ season: { best, isBest }, races }: ShownSeason, tonight: SailingRow): string | null {
  if (isBest) return eveningTexts.isBest;
  const dayOf = (sailing: number) => races.find((race) => race.sailing === sailing)?.start_date ?? tonight.start_date;
  if (best.length < 2) return null;
  return eveningTexts.best(
    listed(best.map(({ sailing, place, of }) => eveningTexts.bestEvening(place, of, dayOfYear(dayOf(sailing))))),
  );
}

function rankText({ rank, toPodiumTenths }: OwnSeason): string | null {
  if (rank === null) return null;
  const points = fromTenths(toPodiumTenths);
  return points === null ? eveningTexts.rank(rank) : eveningTexts.rankBehind(rank, decimalText(points));
}

interface SeasonPartProps {
  /** The slug of the sailing's club. */
  club: string;
  sailing: SailingRow;
  own: Competitor;
  evening: OwnEvening;
}

/** The season so far: the best evenings, the place in the serie, and the rivals. Nothing outside of a serie. */
export function SeasonPart(props: SeasonPartProps) {
  const { serie } = props.sailing;
  return serie === null ? null : <SeasonOf key={serie.id} serie={serie} {...props} />;
}

function SeasonOf({ club, serie, sailing, own, evening }: SeasonPartProps & { serie: SerieRef }) {
  const { status, scoring } = useSerieScoring(serie.id);
  const shown = useMemo(() => scoring && seasonIn(scoring, sailing, own, evening), [scoring, sailing, own, evening]);
  if (scoring === undefined) {
    return (
      <section className="rest">
        <h3>{eveningTexts.season}</h3>
        {status === 'loading' ? (
          <ListSkeleton rows={2} height={24} />
        ) : (
          <p className="soft">{eveningTexts.seasonFailed}</p>
        )}
      </section>
    );
  }
  if (!shown) return null;
  return (
    <>
      <section className="rest" aria-label={eveningTexts.season}>
        <h3>{eveningTexts.season}</h3>
        <p>{[bestText(shown, sailing), rankText(shown.season)].filter(Boolean).join(' ')}</p>
        <Link component={RouterLink} to={paths.serieResult(club, serie.id)}>
          {eveningTexts.toSeason}
        </Link>
      </section>
      <Rivals shown={shown} />
    </>
  );
}
