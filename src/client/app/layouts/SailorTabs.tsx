import { NavLink } from 'react-router-dom';
import { texts } from '../texts';
import { TabRow } from './TabRow';

/** The pages of the sailor who reads. */
export function SailorTabs() {
  return (
    <TabRow aria-label={texts.sailorTabs}>
      <NavLink to="home">{texts.sailorHome}</NavLink>
      <NavLink to="sailings">{texts.sailings}</NavLink>
      <NavLink to="series">{texts.series}</NavLink>
      <NavLink to="settings">{texts.settings}</NavLink>
    </TabRow>
  );
}
