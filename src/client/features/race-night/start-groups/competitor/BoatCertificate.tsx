import Alert from '@mui/material/Alert';
import { useState } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import { unverifiedNumbers } from '../../../../../shared/domain/certificate';
import { localDateOf } from '../../../../../shared/domain/time';
import { RATING_TYPE_LABELS } from '../../../../../shared/texts/labels';
import { useBoatQuery } from '../../../../api/boats';
import { certificateText, certificateWarning } from '../../../../sailing-ui/boat/certificateText';
import { formatDecimal } from '../../../../ui/format';
import { useChosenModel } from './BoatModelField';
import { competitorTexts as texts } from './texts';

/** What is known of the certificate of an entered boat, and which of its numbers nobody has checked. */
export function BoatCertificate({ id }: { id: Id }) {
  const { isRecorder, models } = useChosenModel();
  const { data: boat } = useBoatQuery(id, { skip: isRecorder });
  const [today] = useState(() => localDateOf(Date.now()));
  if (!boat) return null;
  const model = models.find((one) => one.id === boat.boat_model);
  const warning = certificateWarning(boat, today);
  const shown = (number: string | null | undefined) => (number == null ? null : formatDecimal(number));
  const unverified = unverifiedNumbers(boat, model).map((variant) =>
    texts.ownWord(RATING_TYPE_LABELS[variant], shown(boat[variant]) ?? '', shown(model?.[variant])),
  );
  const sentences = [warning ?? certificateText(boat, today), ...unverified].filter((sentence) => sentence !== '');
  if (sentences.length === 0) return null;
  return (
    <Alert severity={warning === null && unverified.length === 0 ? 'info' : 'warning'}>
      {sentences.map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Alert>
  );
}
