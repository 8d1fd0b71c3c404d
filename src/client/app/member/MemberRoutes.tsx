import './slices';
import { Routes } from 'react-router-dom';
import { routeTable } from './routeTable';
import { useOwnDrafts } from './useOwnDrafts';

/** The pages of those who have logged in. */
export default function MemberRoutes() {
  useOwnDrafts();
  return <Routes>{routeTable}</Routes>;
}
