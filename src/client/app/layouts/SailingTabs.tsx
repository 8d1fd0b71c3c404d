import { NavLink } from 'react-router-dom';
import { texts } from '../texts';
import { TabRow } from './TabRow';

/** The pages of one sailing. */
export function SailingTabs({ hasStartList, hasFinish }: { hasStartList: boolean; hasFinish: boolean }) {
  return (
    <TabRow aria-label={texts.tabs}>
      <NavLink to="info">{texts.info}</NavLink>
      {hasStartList ? <NavLink to="start-list">{texts.startList}</NavLink> : null}
      <NavLink to="competitors">{texts.competitors}</NavLink>
      <NavLink to="result">{texts.result}</NavLink>
      {hasFinish ? <NavLink to="finish">{texts.finish}</NavLink> : null}
      <NavLink to="serie">{texts.serie}</NavLink>
    </TabRow>
  );
}
