import '../memberSlices';
import { Routes } from 'react-router-dom';
import { routeTable } from '../member/routeTable';
import { useOwnDrafts } from '../login/useOwnDrafts';

/** The pages of those who have logged in. */
export default function MemberRoutes() {
  useOwnDrafts();
  return <Routes>{routeTable}</Routes>;
}
