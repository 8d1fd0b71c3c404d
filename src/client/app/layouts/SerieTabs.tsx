import { NavLink } from 'react-router-dom';
import { texts } from '../texts';
import { TabRow } from './TabRow';

/** The pages of one serie. */
export function SerieTabs() {
  return (
    <TabRow aria-label={texts.serieTabs}>
      <NavLink to="result">{texts.serieResult}</NavLink>
      <NavLink to="sailings">{texts.sailings}</NavLink>
      <NavLink to="info">{texts.info}</NavLink>
      <NavLink to="rules">{texts.serieRules}</NavLink>
    </TabRow>
  );
}
