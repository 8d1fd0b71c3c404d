import { styled } from '@mui/material/styles';
import type { Boat, BoatModel } from '../../../../shared/contract/boats';
import { effectiveNumbers } from '../../../../shared/domain/boatNumbers';
import { competitorLabel } from '../../../../shared/domain/sailNumber';
import { useBoatModelsQuery } from '../../../api/boats';
import { formatDecimal } from '../../../ui/format';

export const sailorFactsTexts = {
  about: 'Om seglaren',
  club: 'Klubb',
  noClub: 'Ingen klubb',
  asks: 'Väntar på att klubben bekräftar medlemskapet',
  names: {
    saved: 'Sparat. Öppna resultat visar det direkt.',
    failed: 'Det gick inte att spara. Försök igen.',
  },
  ending: {
    open: 'Avsluta medlemskapet',
    title: (name: string) => `Avsluta medlemskapet för ${name}?`,
    text: 'Seglaren blir gäst hos klubben. Anmälningar och resultat står kvar.',
    confirm: 'Avsluta',
    done: (name: string) => `${name} är inte längre medlem.`,
    failed: 'Medlemskapet kunde inte avslutas. Försök igen.',
  },
  email: 'E-post',
  phone: 'Telefon',
  account: 'Konto',
  hasAccount: 'Har konto i Styrbord',
  noAccount: 'Har inget konto',
  contactHidden: 'Kontaktuppgifter visas bara för seglarens egen klubb.',
  photoAlt: (name: string) => `Bild på ${name}`,
  boats: 'Båtar',
  noBoats: 'Seglaren har inte lagt in någon båt.',
  sailNumber: 'Segelnummer',
  certificate: (number: string) => `Mätbrev ${number}`,
  srs: (number: string) => `SRS ${number}`,
  noSrs: 'SRS-tal saknas',
} as const;

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderTop: `var(--stroke) solid ${theme.vars.palette.divider}`,
  '& li': {
    paddingBlock: theme.spacing(1.25),
    borderBottom: `var(--stroke) solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& strong': { display: 'block', fontWeight: 'var(--weight-strong)' },
  '& span': { color: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
}));

function noteOf(boat: Boat, models: readonly BoatModel[]): string {
  const { srs } = effectiveNumbers(
    boat,
    models.find(({ id }) => id === boat.boat_model),
  );
  const parts = [
    boat.boat_model_name ?? '',
    srs === null ? sailorFactsTexts.noSrs : sailorFactsTexts.srs(formatDecimal(srs)),
    boat.certificate_number === '' ? '' : sailorFactsTexts.certificate(boat.certificate_number),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

/** Somebody's boats, a line for each. */
export function BoatLines({ boats }: { boats: readonly Boat[] }) {
  const { data: models } = useBoatModelsQuery();
  return (
    <List>
      {boats.map((boat) => (
        <li key={boat.id}>
          <strong>{competitorLabel({ sail_number: boat.sail_number, boat_name: boat.name, skipper_name: '' })}</strong>
          <span>{noteOf(boat, models ?? [])}</span>
        </li>
      ))}
    </List>
  );
}
