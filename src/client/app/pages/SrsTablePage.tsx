import { mayKeepTables } from '../../../shared/domain/permissions';
import { SrsTable } from '../../features/srs-table/SrsTable';
import { WithUser } from '../login/WithUser';
import NotAllowedPage from './NotAllowedPage';

/** The table of SRS numbers, for the platform's keeper. */
export default function SrsTablePage() {
  return <WithUser>{(user) => (mayKeepTables(user) ? <SrsTable /> : <NotAllowedPage />)}</WithUser>;
}
