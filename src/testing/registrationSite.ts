import { screen, within } from '@testing-library/react';
import { clubSite } from './clubSite';

const BORN = '2026-01-01T00:00:00.000Z';

/** Where a sailor finds the button that opens the form of registration. */
export const infoPath = ({ id }: { id: number }) => `/clubs/exempel-ss/sailings/${id}/info`;

/** Gives each test of a file a club site with the sailor Sara Seglare, and ways to register for a sailing there. */
export function registrationSite() {
  const site = clubSite();
  let sara: Awaited<ReturnType<typeof site.sailor>>;

  beforeEach(async () => {
    sara = await site.sailor({ first_name: 'Sara', last_name: 'Seglare' });
  });
  afterEach(() => {
    sessionStorage.clear();
  });

  return {
    site,
    /** Sara's account. Another one in each test, so it is to be read there. */
    get sara() {
      return sara;
    },
    /** A boat of Sara's, or of another sailor's. */
    aBoat: (
      values: { sail_number: string; name: string; srs_thousandths?: number },
      owner: { sailor_id: number } = sara,
    ) =>
      site.server.db
        .insertInto('boats')
        .values({ owner_id: owner.sailor_id, ...values, created_at: BORN, updated_at: BORN })
        .returning('id')
        .executeTakeFirstOrThrow(),
    /** Every boat that is registered for a sailing, as the database has it. */
    entries: () => site.server.db.selectFrom('competitors').selectAll().execute(),
    /** Opens the form of registration for a sailing, as Sara or somebody else, and waits until it is rendered. */
    openForm: async (sailing: { id: number }, as: { email: string } = sara) => {
      await site.open(infoPath(sailing), as);
      await site.page.user.click(await screen.findByRole('button', { name: 'Anmäl dig' }));
      const dialog = within(await screen.findByRole('dialog'));
      await dialog.findByRole('textbox', { name: 'Rorsman' });
      return dialog;
    },
    /** Opens the fold of a new boat's form. */
    showMore: () => site.page.user.click(screen.getByRole('button', { name: 'Fler uppgifter' })),
    send: () => site.page.user.click(screen.getByRole('button', { name: 'Skicka anmälan' })),
  };
}
