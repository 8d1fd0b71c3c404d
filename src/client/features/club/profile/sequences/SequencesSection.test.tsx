import { screen, waitFor, within } from '@testing-library/react';
import type { StartSequence } from '../../../../../shared/contract/startSequences';
import { anOfficial } from '../../../../../testing/accounts';
import { clubSite } from '../../../../../testing/clubSite';
import { aSailingRecord } from '../../../../../testing/records';

const PROFILE = '/clubs/exempel-ss/profile';

const THREE: StartSequence = {
  key: 'tre',
  name: '3, start',
  steps: [
    { before_s: 180, flag: 'class', up: true, sound: 'short' },
    { before_s: 0, flag: 'class', up: false, sound: 'long' },
  ],
};
const site = clubSite({ start_sequences: JSON.stringify([THREE]) });
let owner: { email: string };

beforeEach(async () => {
  sessionStorage.clear();
  owner = await site.official();
});

async function open() {
  await site.open(PROFILE, owner);
  return within(await screen.findByRole('region', { name: 'Startsekvenser' }));
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const linesOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const click = (element: HTMLElement) => site.page.user.click(element);

const saved = async (): Promise<StartSequence[]> => {
  const { start_sequences } = await site.server.db
    .selectFrom('clubs')
    .select('start_sequences')
    .where('id', '=', site.club.id)
    .executeTakeFirstOrThrow();
  return JSON.parse(start_sequences) as StartSequence[];
};

test('those that every club has and the club’s own are told as what happens when', async () => {
  const section = await open();
  const given = within(section.getByRole('list', { name: 'Finns i alla klubbar' }));
  expect(linesOf(given.getByRole('list', { name: '5, 4, 1, start (RRS 26)' }))).toEqual([
    '−5.00 klassflaggan upp, kort signal',
    '−4.00 förberedelseflaggan upp, kort signal',
    '−1.00 förberedelseflaggan ned, lång signal',
    '0.00 klassflaggan ned, kort signal',
  ]);
  expect(given.queryByRole('button')).not.toBeInTheDocument();
  const own = within(section.getByRole('list', { name: 'Klubbens egna' }));
  expect(linesOf(own.getByRole('list', { name: '3, start' }))).toEqual([
    '−3.00 klassflaggan upp, kort signal',
    '0.00 klassflaggan ned, lång signal',
  ]);
});

test('a new one begins as one that is there, and can be chosen for a sailing', async () => {
  const section = await open();
  await click(section.getByRole('button', { name: 'Ny startsekvens' }));
  const form = await dialog('Ny startsekvens');
  await site.page.user.type(form.getByRole('textbox', { name: 'Namn' }), 'Vår 5, ½');
  await site.page.user.selectOptions(form.getByRole('combobox', { name: 'Utgå från' }), '5, start');
  expect(linesOf(form.getByRole('list', { name: 'Så här går det till' }))).toHaveLength(2);

  await click(form.getByRole('button', { name: 'Lägg till steg' }));
  const third = within(form.getByRole('group', { name: 'Steg 3' }));
  expect(third.getByRole('textbox', { name: 'Minuter före' })).toHaveFocus();
  await site.page.user.clear(third.getByRole('textbox', { name: 'Minuter före' }));
  await site.page.user.clear(third.getByRole('textbox', { name: 'Sekunder före' }));
  await site.page.user.type(third.getByRole('textbox', { name: 'Sekunder före' }), '30');
  await site.page.user.selectOptions(third.getByRole('combobox', { name: 'Flagga' }), 'Egen');
  await site.page.user.selectOptions(third.getByRole('combobox', { name: 'Ljud' }), 'Inget');
  expect(linesOf(form.getByRole('list', { name: 'Så här går det till' }))).toEqual([
    '−5.00 klassflaggan upp, kort signal',
    '−0.30 egen flagga upp, ingen signal',
    '0.00 klassflaggan ned, kort signal',
  ]);
  await click(form.getByRole('button', { name: 'Skapa' }));
  expect(await screen.findByText('Startsekvensen är skapad.')).toBeVisible();
  expect(await section.findByRole('button', { name: 'Ändra Vår 5, ½' })).toBeVisible();
  expect(await saved()).toEqual([
    THREE,
    {
      key: 'var-5',
      name: 'Vår 5, ½',
      steps: [
        { before_s: 300, flag: 'class', up: true, sound: 'short' },
        { before_s: 30, flag: 'own', up: true, sound: 'none' },
        { before_s: 0, flag: 'class', up: false, sound: 'short' },
      ],
    },
  ]);

  site.page.leave();
  await site.open('/clubs/exempel-ss/sailings', owner);
  const [create] = await screen.findAllByRole('button', { name: 'Skapa segling' });
  if (create) await click(create);
  const sailing = await dialog('Skapa segling');
  await site.page.user.type(sailing.getByRole('textbox', { name: 'Namn' }), 'Torsdag 1');
  await site.page.user.selectOptions(sailing.getByRole('combobox', { name: 'Startsekvens' }), 'Vår 5, ½');
  await click(sailing.getByRole('button', { name: 'Skapa' }));
  await waitFor(async () =>
    expect(await site.server.db.selectFrom('sailings').select(['start_sequence']).execute()).toEqual([
      { start_sequence: 'var-5' },
    ]),
  );
});

test('one is changed, and what is wrong is said below the field', async () => {
  const sailing = await aSailingRecord(site.server, site.club, {
    ...{ status: 'upcoming', start_date: '2026-06-04', start_time: '18:30' },
    ...{ start_sequence: 'tre', start_steps: JSON.stringify(THREE.steps) },
  });
  const section = await open();
  await click(section.getByRole('button', { name: 'Ändra 3, start' }));
  const form = await dialog('Ändra startsekvensen');
  expect(form.getByText('Ändringen gäller kommande seglingar där starten inte har börjat.')).toBeVisible();
  const step = (number: number) => within(form.getByRole('group', { name: `Steg ${number}` }));
  const retype = async (number: number, field: string, text: string) => {
    const box = step(number).getByRole('textbox', { name: field });
    await site.page.user.clear(box);
    if (text !== '') await site.page.user.type(box, text);
  };
  const submit = () => click(form.getByRole('button', { name: 'Spara' }));

  await retype(1, 'Sekunder före', '75');
  await retype(2, 'Minuter före', 'x');
  await submit();
  expect(await step(1).findByText('Högst 59 sekunder.')).toBeVisible();
  expect(step(2).getByText('Skriv tiden med siffror.')).toBeVisible();
  expect(step(1).getByRole('textbox', { name: 'Sekunder före' })).toHaveFocus();

  await retype(1, 'Sekunder före', '00');
  await retype(1, 'Minuter före', '61');
  await retype(2, 'Minuter före', '1');
  await submit();
  expect(await step(1).findByText('Högst 60 minuter före starten.')).toBeVisible();

  await retype(1, 'Minuter före', '2');
  await submit();
  expect(await form.findByText('Minst ett steg måste vara vid starten, 0 sekunder före.')).toBeVisible();

  await retype(2, 'Minuter före', '0');
  await submit();
  expect(await screen.findByText('Startsekvensen är sparad.')).toBeVisible();
  expect(await saved()).toMatchObject([{ key: 'tre', name: '3, start', steps: [{ before_s: 120 }, { before_s: 0 }] }]);
  const { start_steps } = await site.server.db
    .selectFrom('sailings')
    .select('start_steps')
    .where('id', '=', sailing.id)
    .executeTakeFirstOrThrow();
  expect(JSON.parse(start_steps ?? '')).toMatchObject([{ before_s: 120 }, { before_s: 0 }]);
});

test('a step is removed, and the focus goes to the button that adds one', async () => {
  const section = await open();
  await click(section.getByRole('button', { name: 'Ändra 3, start' }));
  const form = await dialog('Ändra startsekvensen');
  await click(form.getByRole('button', { name: 'Ta bort steg 1' }));
  expect(linesOf(form.getByRole('list', { name: 'Så här går det till' }))).toEqual([
    '0.00 klassflaggan ned, lång signal',
  ]);
  expect(form.getByRole('button', { name: 'Lägg till steg' })).toHaveFocus();
});

test('one goes after a question, unless a sailing that is yet to come has it', async () => {
  const sailing = await aSailingRecord(site.server, site.club, { status: 'upcoming', start_sequence: 'tre' });
  const section = await open();
  await click(section.getByRole('button', { name: 'Ta bort 3, start' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Ta bort 3, start?' }));
  const confirm = question.getByRole('button', { name: 'Ta bort' });
  await click(confirm);
  expect(await question.findByText(/^Startsekvensen 3, start används av en kommande segling\./)).toBeVisible();
  await site.server.db.deleteFrom('sailings').where('id', '=', sailing.id).execute();
  await click(confirm);
  expect(await screen.findByText('Startsekvensen är borttagen.')).toBeVisible();
  expect(await section.findByText(/^Klubben har inga egna\./)).toBeVisible();
  expect(await saved()).toEqual([]);
});

test('only owners have the section', async () => {
  await site.open(PROFILE, await anOfficial(site.server, site.club));
  expect(await screen.findByRole('heading', { level: 1, name: 'Om Exempel Segelsällskap' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Startsekvenser' })).not.toBeInTheDocument();
});
