import { act, screen, waitFor, within } from '@testing-library/react';
import type { PursuitPlan } from '../../../../shared/contract/sailings';
import { clubSite } from '../../../../testing/clubSite';
import { aCompetitorRecord, aSailingRecord } from '../../../../testing/records';
import { clockTicked } from '../../../state/clock';

const site = clubSite();
let sailing: Awaited<ReturnType<typeof aSailingRecord>>;

const PLAN: PursuitPlan = {
  basis: { expected_elapsed: '01:00:00' },
  reference_rating: '0.800',
  rounding: { unit_seconds: 1, mode: 'half-up' },
  first_start: '18:30:00',
  recalculate_percent: 10,
};

async function open(as: { email: string }) {
  await site.open(`/clubs/exempel-ss/sailings/${sailing.id}/start-list`, as);
  await screen.findByRole('link', { name: 'Startlista', current: 'page' });
}

const aPursuit = async (values: object = {}) => {
  sailing = await aSailingRecord(site.server, site.club, {
    start_type: 'individual',
    result_method: 'finish_order',
    ...values,
  });
};
const boat = (sail_number: string, rating: number | null, values: object = {}) =>
  aCompetitorRecord(site.server, sailing, { sail_number, rating_thousandths: rating, boat_name: '', ...values });
/** Clock and boat of each line. */
const lines = (inside: Pick<typeof screen, 'getAllByRole'> = screen) =>
  inside
    .getAllByRole('row')
    .slice(1)
    .map((row) => [
      within(row).getAllByRole('cell')[0]?.textContent.slice(0, CLOCK.length),
      within(row).getByRole('rowheader').textContent,
    ]);
const CLOCK = '18.30.00';
const LIST = [
  ['18.30.00', 'SWE 9'],
  ['18.42.00', 'SWE 312'],
];

async function aPublishedList() {
  await aPursuit({ pursuit: JSON.stringify(PLAN) });
  const sailor = await site.sailor();
  await boat('SWE 9', 800, { start_at: '2026-06-04T16:30:00.000Z' });
  await boat('SWE 312', 1000, { start_at: '2026-06-04T16:42:00.000Z', sailor_id: sailor.sailor_id });
  await boat('SWE 57', null, { skipper_name: 'Örjan Åkesson' });
  return sailor;
}

test('the club plans the starts with the list before its eyes, and publishes it', async () => {
  await aPursuit();
  await boat('SWE 312', 1000);
  await boat('SWE 9', 800);
  await open(await site.official());
  await site.page.user.click(await screen.findByRole('button', { name: 'Räkna ut startlistan' }));
  const preview = within(await screen.findByRole('region', { name: 'Förhandsvisning' }));
  expect(preview.getByText('Fyll i längd, referensbåt och starttid, så visas startlistan här.')).toBeVisible();

  await site.page.user.type(screen.getByRole('textbox', { name: 'Förväntad seglad tid' }), '0100');
  await waitFor(() => expect(lines(preview)).toEqual(LIST));
  await site.page.user.tab();
  expect(screen.getByRole('textbox', { name: 'Förväntad seglad tid' })).toHaveValue('01:00');
  await site.page.user.selectOptions(screen.getByRole('combobox', { name: 'Referensbåt' }), 'SWE 312, 1,000');
  expect(preview.getByText('1 båt är långsammare än referensbåten och startar före henne.')).toBeVisible();
  await site.page.user.selectOptions(
    screen.getByRole('combobox', { name: 'Referensbåt' }),
    'Långsammaste anmälda båten, SRS 0,800',
  );
  await site.page.user.click(screen.getByRole('switch', { name: 'Räkna om när beräkningen slog fel' }));
  await site.page.user.click(screen.getByRole('button', { name: 'Spara och visa för alla' }));
  expect(await screen.findByText('Startlistan är publicerad.')).toBeVisible();

  await waitFor(() => expect(lines()).toEqual(LIST));
  const { pursuit } = await site.server.db.selectFrom('sailings').select('pursuit').executeTakeFirstOrThrow();
  expect(JSON.parse(pursuit ?? '')).toEqual(PLAN);
});

test('a boat without a helm says so in the list, and is a dash on paper', async () => {
  await aPursuit({ pursuit: JSON.stringify(PLAN) });
  await boat('SWE 9', 800, { start_at: '2026-06-04T16:30:00.000Z', skipper_name: '' });
  await boat('SWE 312', 1000, { start_at: '2026-06-04T16:42:00.000Z', skipper_name: 'Anna Ek' });
  await open(await site.official());
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
  const [, late, other] = screen.getAllByRole('row');
  expect(within(late as HTMLElement).getByRole('cell', { name: 'Rorsman saknas' })).toBeVisible();
  expect(other).not.toHaveTextContent('Rorsman saknas');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const paper = within(document.getElementById('print') as HTMLElement).getAllByRole('row', { hidden: true });
  expect(paper.map((row) => within(row).queryByText('–') !== null)).toEqual([false, true, false]);
});

test('what is wrong in the plan is said under its field, and nothing is sent', async () => {
  await aPursuit({ start_time: null });
  await boat('SWE 9', 800);
  await open(await site.official());
  await site.page.user.click(await screen.findByRole('button', { name: 'Räkna ut startlistan' }));
  await site.page.user.click(await screen.findByRole('button', { name: 'Spara och visa för alla' }));
  const time = screen.getByRole('textbox', { name: 'Förväntad seglad tid' });
  await waitFor(() =>
    expect(time).toHaveAccessibleDescription('Skriv tiden som timmar och minuter, till exempel 0130.'),
  );
  expect(time).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Referensbåten startar' })).toBeInvalid();
  expect((await site.server.db.selectFrom('sailings').select('pursuit').executeTakeFirstOrThrow()).pursuit).toBeNull();
});

test('a sailor sees their own start first, its calculation, and boats without one, and changes nothing', async () => {
  await open(await aPublishedList());
  const own = within(await screen.findByRole('region', { name: 'Din start' }));
  expect(own.getByText('18.42.00')).toBeVisible();
  expect(own.getByText('SWE 312')).toBeVisible();
  expect(lines()).toEqual(LIST);
  expect(screen.getByRole('heading', { name: '1 båt saknar SRS-tal' })).toBeVisible();
  expect(screen.getByText('SWE 57, Örjan Åkesson')).toBeVisible();
  expect(screen.getByText('Beräknad målgång 19.30.00.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ändra jaktstarten' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ta bort startlistan' })).not.toBeInTheDocument();
});

test('while the starts run the next boat is pointed out, and the sailor’s own start counts down', async () => {
  await open(await aPublishedList());
  const own = within(await screen.findByRole('region', { name: 'Din start' }));
  const phaseOf = (place: number) => within(screen.getAllByRole('row')[place] ?? document.body);
  // The page's own clock ticks as well.
  const at = (time: string, isShown: () => void) =>
    waitFor(() => {
      site.page.store.dispatch(clockTicked(Date.parse(`2026-06-04T${time}+02:00`)));
      isShown();
    });
  await at('18:29:00', () => {
    expect(own.getByText('om 13:00')).toBeVisible();
    expect(phaseOf(1).getByText('Näst på tur')).toHaveTextContent('Näst på tur om 1:00');
    expect(phaseOf(2).queryByText('Näst på tur')).not.toBeInTheDocument();
  });
  await at('18:41:55', () => {
    expect(phaseOf(2).getByText('Näst på tur')).toHaveTextContent('Näst på tur om 0:05');
    expect(phaseOf(1).getByText('Har startat')).toBeInTheDocument();
  });
  await at('18:42:00', () => expect(own.getByText('Du har startat')).toBeVisible());
});

test('before the club has made a list a sailor is told that it will stand here', async () => {
  await aPursuit();
  await open(await site.sailor());
  expect(
    await screen.findByText('När klubben har räknat ut starttiderna står de här, med din egen överst.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Räkna ut startlistan' })).not.toBeInTheDocument();
});

test('the list is taken away, with the starts of all boats', async () => {
  await aPublishedList();
  await open(await site.official());
  await site.page.user.click(await screen.findByRole('button', { name: 'Ta bort startlistan' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Ta bort startlistan?' }));
  await site.page.user.click(dialog.getByRole('button', { name: 'Ta bort startlistan' }));
  expect(await screen.findByText('Startlistan togs bort.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Ingen startlista än' })).toBeVisible();
  const starts = await site.server.db.selectFrom('competitors').select('start_at').execute();
  expect(starts.map(({ start_at }) => start_at)).toEqual([null, null, null]);
});

test('a sailing that starts in common has no start list', async () => {
  sailing = await aSailingRecord(site.server, site.club);
  await site.open(`/clubs/exempel-ss/sailings/${sailing.id}/start-list`, await site.official());
  expect(await screen.findByRole('heading', { name: 'Uppgifter' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Startlista' })).not.toBeInTheDocument();
});
