import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { TextField } from '../../ui/fields/TextField';
import { Share } from '../../ui/icons';
import { copyText } from '../../ui/messages/copyText';
import { mailLinks } from './mailLinks';
import { chatText, embedCode, htmlTable, type SharedList } from './shareText';
import { shareTexts } from './texts';

const tall = { minHeight: 44 } as const;

/** Hands the link to the device's own way of sharing. What somebody thought better of is no failure. */
async function shareNatively(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyText(url, shareTexts);
  }
}

interface ShareWaysProps {
  /** The public page. */
  url: string;
  title: string;
  /** Undefined while the rows are on their way. */
  list: SharedList | undefined;
  /** Addresses of the entered that the reader may see; null: they may not. */
  addresses: readonly string[] | null;
}

/** The link first, by one press; below it the other forms of the same. */
export function ShareWays({ url, title, list, addresses }: ShareWaysProps) {
  const canShare = typeof navigator.share === 'function';
  const copies = list && [
    { label: shareTexts.text, text: chatText(list, url) },
    { label: shareTexts.table, text: htmlTable(list, url) },
    { label: shareTexts.embed, text: embedCode(shareTexts.results(title), url) },
  ];
  const mails =
    addresses && list
      ? mailLinks(addresses, { subject: shareTexts.mailSubject(title), body: chatText(list, url) })
      : [];
  return (
    <Stack spacing={1.5}>
      <TextField
        fullWidth
        label={shareTexts.address}
        value={url}
        slotProps={{ htmlInput: { readOnly: true } }}
        onFocus={({ target }) => target.select()}
      />
      {canShare ? (
        <Button
          variant="contained"
          sx={tall}
          startIcon={<Share />}
          autoFocus
          onClick={() => void shareNatively(shareTexts.results(title), url)}
        >
          <span>{shareTexts.share}</span>
        </Button>
      ) : null}
      <Button
        variant={canShare ? 'outlined' : 'contained'}
        sx={tall}
        autoFocus={!canShare}
        onClick={() => void copyText(url, shareTexts)}
      >
        {shareTexts.copy}
      </Button>
      <Button component="a" href={url} variant="outlined" sx={tall}>
        {shareTexts.open}
      </Button>
      <Typography variant="h3" component="h3">
        {shareTexts.more}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {copies?.map(({ label, text }) => (
          <Button key={label} variant="outlined" sx={tall} onClick={() => void copyText(text, shareTexts)}>
            {label}
          </Button>
        ))}
        <Button component="a" href={`${url}.png`} download variant="outlined" sx={tall}>
          {shareTexts.picture}
        </Button>
        <Button component="a" href={`${url}.png?form=hog`} download variant="outlined" sx={tall}>
          {shareTexts.tallPicture}
        </Button>
        {mails.map(({ label, href }) => (
          <Button key={label} component="a" href={href} variant="outlined" sx={tall}>
            {label}
          </Button>
        ))}
        {addresses === null || addresses.length === 0 ? null : (
          <Button variant="outlined" sx={tall} onClick={() => void copyText(addresses.join(', '), shareTexts)}>
            {shareTexts.copyAddresses}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
