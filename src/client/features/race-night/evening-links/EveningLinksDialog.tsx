import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { encode } from 'uqr';
import type { Id } from '../../../../shared/contract/common';
import type { EveningLink, NewEveningLink } from '../../../../shared/contract/evening';
import { qrPath } from '../../../../shared/qrPath';
import { eveningLinkSchema } from '../../../../shared/schemas/account';
import { useCreateEveningLinkMutation, useEndEveningLinkMutation, useEveningLinks } from '../../../api/eveningLinks';
import { toFormErrors } from '../../../api/formErrors';
import { TextField } from '../../../ui/fields/TextField';
import { DeleteDialog } from '../../../ui/form/DeleteDialog';
import { Form } from '../../../ui/form/Form';
import { SubmitButton } from '../../../ui/form/FormActions';
import { FormTextField } from '../../../ui/form/FormTextField';
import { checkedBy } from '../../../ui/form/problems';
import { useSubmit } from '../../../ui/form/useSubmit';
import { formatMoment } from '../../../ui/format';
import { copyText } from '../../../ui/messages/copyText';
import { ErrorState } from '../../../ui/states/ErrorState';

/** What officials read about the links of an evening. */
const eveningLinkTexts = {
  title: 'Dela kvällens länk',
  lead: 'Den som får länken kan starta, ta tider och ändra grupper i just den här seglingen, utan konto. Länken slutar gälla när resultatet verifieras, och annars tolv timmar efter sista starten.',
  label: 'Vem är länken till?',
  labelHelp: 'Till exempel Tornet eller Målbåten.',
  make: 'Gör länk',
  close: 'Stäng',
  told: 'Adressen visas bara nu. Skicka den, eller låt medhjälparen fotografera koden.',
  address: (label: string) => `Länk till ${label}`,
  qr: (label: string) => `QR-kod för länken till ${label}`,
  copy: 'Kopiera länken',
  copied: 'Länken är kopierad',
  copyFailed: 'Det gick inte att kopiera. Markera adressen och kopiera den själv.',
  open: 'Länkar som gäller',
  none: 'Inga länkar gäller.',
  until: (when: string) => `gäller till ${when}`,
  used: (names: string[]) => `Har kommit in: ${names.join(', ')}`,
  unused: 'Ingen har kommit in än.',
  end: 'Avsluta',
  endNamed: (label: string) => `Avsluta länken till ${label}`,
  endTitle: (label: string) => `Avsluta länken till ${label}?`,
  endText: 'De som har kommit in med länken kan inte föra protokoll längre. Det som de har skrivit in finns kvar.',
  ended: 'Länken är avslutad',
  failed: 'Länkarna kunde inte hämtas',
} as const;

const CODE_PX = 240;

interface QrCodeProps {
  text: string;
  label: string;
}

/** A text that the camera of a phone reads, black on white in every scheme. */
function QrCode({ text, label }: QrCodeProps) {
  const { side, path } = qrPath(encode(text, { ecc: 'M', border: 0 }).data);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      width={CODE_PX}
      height={CODE_PX}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${side}v${side}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** The address of a link that was just made: it is told here and nowhere else. */
function NewLink({ link: { label, url } }: { link: NewEveningLink }) {
  return (
    <Stack spacing={1.5} role="status" sx={{ alignItems: 'center' }}>
      <Alert severity="success" sx={{ width: '100%' }}>
        {eveningLinkTexts.told}
      </Alert>
      <QrCode text={url} label={eveningLinkTexts.qr(label)} />
      <TextField
        fullWidth
        label={eveningLinkTexts.address(label)}
        value={url}
        slotProps={{ htmlInput: { readOnly: true } }}
        onFocus={({ target }) => target.select()}
      />
      <Button variant="outlined" fullWidth onClick={() => void copyText(url, eveningLinkTexts)}>
        {eveningLinkTexts.copy}
      </Button>
    </Stack>
  );
}

interface OpenLinksProps {
  links: readonly EveningLink[];
  onEnd: (link: EveningLink) => void;
}

function OpenLinks({ links, onEnd }: OpenLinksProps) {
  if (links.length === 0) return <Typography>{eveningLinkTexts.none}</Typography>;
  return (
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {links.map((link) => (
        <Stack component="li" key={link.id} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <div style={{ flex: 1, minWidth: 0 }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              <strong>{link.label}</strong>, {eveningLinkTexts.until(formatMoment(link.expires_at))}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {link.names.length === 0 ? eveningLinkTexts.unused : eveningLinkTexts.used(link.names)}
            </Typography>
          </div>
          <Button color="error" aria-label={eveningLinkTexts.endNamed(link.label)} onClick={() => onEnd(link)}>
            {eveningLinkTexts.end}
          </Button>
        </Stack>
      ))}
    </Stack>
  );
}

interface EveningLinksDialogProps {
  sailing: Id;
  onClose: () => void;
}

/** Makes links by which helpers record the sailing without an account, and ends them. */
export function EveningLinksDialog({ sailing, onClose }: EveningLinksDialogProps) {
  const titleId = useId();
  const { links, error, status, refetch } = useEveningLinks(sailing);
  const [made, setMade] = useState<NewEveningLink | null>(null);
  const [ending, setEnding] = useState<EveningLink | null>(null);
  const make = useSubmit(useCreateEveningLinkMutation, { errors: toFormErrors, onDone: setMade });
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{eveningLinkTexts.title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5}>
          <Typography>{eveningLinkTexts.lead}</Typography>
          {made && <NewLink link={made} />}
          <Form
            key={made?.id}
            initialValues={{ label: '' }}
            validate={checkedBy(eveningLinkSchema, (typed) => typed)}
            onSubmit={({ label }) => make({ sailing, label: label.trim() })}
          >
            <FormTextField
              name="label"
              label={eveningLinkTexts.label}
              helperText={eveningLinkTexts.labelHelp}
              required
            />
            <SubmitButton fullWidth>{eveningLinkTexts.make}</SubmitButton>
          </Form>
          <Typography variant="h3" component="h3">
            {eveningLinkTexts.open}
          </Typography>
          {status === 'failed' ? (
            <ErrorState title={eveningLinkTexts.failed} error={error} onRetry={refetch} />
          ) : (
            <OpenLinks links={links} onEnd={setEnding} />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{eveningLinkTexts.close}</Button>
      </DialogActions>
      {ending && (
        <DeleteDialog
          useDelete={useEndEveningLinkMutation}
          target={{ sailing, link: ending.id }}
          errors={toFormErrors}
          toast={eveningLinkTexts.ended}
          onDone={(_answer, { link }) => link === made?.id && setMade(null)}
          title={eveningLinkTexts.endTitle(ending.label)}
          text={eveningLinkTexts.endText}
          confirmLabel={eveningLinkTexts.end}
          onClose={() => setEnding(null)}
        />
      )}
    </Dialog>
  );
}
