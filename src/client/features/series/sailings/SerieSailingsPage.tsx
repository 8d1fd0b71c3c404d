import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Club } from '../../../../shared/contract/clubs';
import type { Id } from '../../../../shared/contract/common';
import type { SailingRow, SailingSummary } from '../../../../shared/contract/sailings';
import type { Serie } from '../../../../shared/contract/series';
import { calendarPaths } from '../../../../shared/paths';
import { useSailings } from '../../../api/sailings';
import { useSeries } from '../../../api/series';
import { paths, seasonOfSerie } from '../../../paths';
import { CalendarButton } from '../../../sailing-ui/calendar/CalendarButton';
import { SailingFacts } from '../../../sailing-ui/SailingFacts';
import { ListRow, ListRowLink, ListRowMore, ListRowNote } from '../../../ui/ListRow';
import { lazyDialog } from '../../../ui/dialogs/lazyDialog';
import { useDialog } from '../../../ui/dialogs/useDialog';
import { MoreMenu } from '../../../ui/menus/MoreMenu';
import { EmptyState } from '../../../ui/states/EmptyState';
import { serieSailingTexts } from './texts';
import { useSerieSailings } from './useSerieSailings';

/** How the race counts where that is not as usual: "Räknas dubbelt, Räknas alltid". */
function countingText({ race_weight, must_count }: Pick<SailingRow, 'race_weight' | 'must_count'>): string {
  const weight = race_weight === 2 ? serieSailingTexts.double : serieSailingTexts.weight(race_weight);
  return [race_weight > 1 ? weight : '', must_count ? serieSailingTexts.mustCount : ''].filter(Boolean).join(' · ');
}

interface SerieSailingItemProps {
  sailing: SailingSummary;
  /** The live row, once it is known. */
  row: SailingRow | undefined;
  href: string;
  more?: ReactNode;
}

function SerieSailingItem({ sailing, row, href, more }: SerieSailingItemProps) {
  const counting = row ? countingText(row) : '';
  return (
    <ListRow>
      <ListRowLink to={href}>
        {sailing.name}
        {counting === '' ? null : <ListRowNote>{counting}</ListRowNote>}
      </ListRowLink>
      <SailingFacts sailing={sailing} />
      {more === undefined ? null : <ListRowMore>{more}</ListRowMore>}
    </ListRow>
  );
}

interface SerieSailingActionsProps {
  name: string;
  onPlace: () => void;
  onCopy: () => void;
  onLeave: () => void;
}

/** What an official can do with a sailing of the serie. */
function SerieSailingActions({ name, onPlace, onCopy, onLeave }: SerieSailingActionsProps) {
  const actions = [
    { label: serieSailingTexts.place, run: onPlace },
    { label: serieSailingTexts.copy, run: onCopy },
    { label: serieSailingTexts.leave, run: onLeave },
  ];
  return <MoreMenu label={serieSailingTexts.more(name)} actions={actions} />;
}

const PlaceDialog = lazyDialog(async () => (await import('./PlaceDialog')).PlaceDialog);
const AddSailingDialog = lazyDialog(async () => (await import('./AddSailingDialog')).AddSailingDialog);

type SailingsDialog = { kind: 'add' } | { kind: 'place'; id: Id };

interface SerieSailingsPageProps {
  club: Club;
  serie: Serie;
}

/** What only the club sees has no calendar. */
const SerieCalendar = ({ club, serie }: SerieSailingsPageProps) =>
  serie.is_published ? (
    <Box sx={{ mt: 2 }}>
      <CalendarButton of="serie" address={`${location.origin}${calendarPaths.serie(club.slug, serie.id)}`} />
    </Box>
  ) : null;

function whatToDo(club: Club, mayAdd: boolean): string {
  if (!club.can_edit) return serieSailingTexts.emptySailor;
  return mayAdd ? serieSailingTexts.emptyOfficial : serieSailingTexts.addNone;
}

interface AddButtonProps {
  isFirst: boolean;
  disabled: boolean;
  onClick: () => void;
}

const AddButton = ({ isFirst, ...rest }: AddButtonProps) => (
  <Button variant={isFirst ? 'outlined' : 'contained'} {...rest}>
    {serieSailingTexts.add}
  </Button>
);

/** The sailings of a serie by date; those who run the club add, copy and take out. */
export default function SerieSailingsPage({ club, serie }: SerieSailingsPageProps) {
  const { sailings: known } = useSailings(club.id);
  const { series } = useSeries(club.id);
  const { isCopying, copy, leave } = useSerieSailings();
  const { dialog, show, close } = useDialog<SailingsDialog>('serieSailing');
  const free = known.filter((sailing) => sailing.serie === null);
  const latest = serie.sailings.at(-1);
  const placed = known.find(({ id }) => dialog?.kind === 'place' && dialog.id === id);
  const mayAdd = club.can_edit && free.length > 0;

  const addButton = (
    <AddButton isFirst={latest === undefined} disabled={!mayAdd} onClick={() => show({ kind: 'add' })} />
  );
  const seasonButton = (variant: 'contained' | 'text') => (
    <Button variant={variant} component={Link} to={seasonOfSerie(club.slug, serie.id)} nativeButton={false}>
      {serieSailingTexts.season}
    </Button>
  );
  const firstSteps = club.can_edit ? (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {seasonButton('contained')}
      {mayAdd ? addButton : null}
    </Stack>
  ) : undefined;
  return (
    <>
      {club.can_edit && latest ? (
        <Stack
          direction="row"
          useFlexGap
          sx={{
            mb: 2,
            flexWrap: 'wrap',
            gap: { xs: '8px 20px', sm: 1 },
            '& > .MuiButton-text': { ml: { xs: -1.5, sm: 0 } },
          }}
        >
          {addButton}
          <Button loading={isCopying} onClick={() => void copy(latest.id)}>
            {serieSailingTexts.copyLatest(latest.name)}
          </Button>
          {seasonButton('text')}
        </Stack>
      ) : null}
      {latest === undefined ? (
        <EmptyState
          drawing="pole"
          title={serieSailingTexts.emptyTitle}
          text={whatToDo(club, mayAdd)}
          action={firstSteps}
        />
      ) : (
        <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {serie.sailings.map((sailing) => (
            <SerieSailingItem
              key={sailing.id}
              sailing={sailing}
              row={known.find(({ id }) => id === sailing.id)}
              href={paths.sailing(club.slug, sailing.id)}
              more={
                club.can_edit ? (
                  <SerieSailingActions
                    name={sailing.name}
                    onPlace={() => show({ kind: 'place', id: sailing.id })}
                    onCopy={() => void copy(sailing.id)}
                    onLeave={() => void leave(sailing, serie.id)}
                  />
                ) : undefined
              }
            />
          ))}
        </ul>
      )}
      <SerieCalendar club={club} serie={serie} />
      {mayAdd && dialog?.kind === 'add' ? <AddSailingDialog serie={serie} free={free} onClose={close} /> : null}
      {club.can_edit && placed ? (
        <PlaceDialog key={placed.id} sailing={placed} series={series} onClose={close} />
      ) : null}
    </>
  );
}
