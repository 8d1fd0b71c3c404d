import type { ReactNode } from 'react';
import type { Club } from '../../../../shared/contract/clubs';
import { PageColumn } from '../../../ui/page/PageColumn';
import { PageHeader } from '../../../ui/page/PageHeader';
import { AccountSections } from './AccountSections';
import { DeletionSection } from './DeletionSection';
import { ExportSection } from './ExportSection';
import { LoginSection } from './LoginSection';
import { MembersSection } from './MembersSection';
import { clubAccountTexts } from './texts';

interface ClubAccountPageProps {
  club: Club;
  email: string;
  /** Where the password is changed. */
  password: ReactNode;
  onDelete: () => void;
}

/** The account of a club: the login, the members, and all that the club has put in. */
export function ClubAccountPage({ club, email, password, onDelete }: ClubAccountPageProps) {
  return (
    <PageColumn>
      <PageHeader title={clubAccountTexts.title} />
      <AccountSections>
        <LoginSection email={email} />
        {password}
        <MembersSection club={club} />
        <ExportSection club={club} />
        <DeletionSection onOpen={onDelete} />
      </AccountSections>
    </PageColumn>
  );
}
