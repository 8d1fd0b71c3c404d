import { memo, type ChangeEvent } from 'react';
import type { Competitor } from '../../../../../shared/contract/competitors';
import { formatDecimal } from '../../../../ui/format';
import { competitorLabel } from '../../../../../shared/domain/sailNumber';
import { handleAttributes, rowAttributes } from '../dnd/surface';
import { useRowActions, type RowActions } from './useRowGestures';
import { DotsIcon, GripIcon, WaitingIcon } from './rowIcons';
import { boardTexts } from '../texts';

export interface RowState {
  isSelected: boolean;
  /** Being dragged: its place is kept, faintly. */
  isHeld: boolean;
  /** Its move has not been answered, because there is no connection. */
  isWaiting: boolean;
  /** What is said of a number that is not within the limits of its group; null where it is. */
  outside: string | null;
  /** The reader's own entry. */
  isOwn: boolean;
  /** Somebody else has just put it here. */
  isNew: boolean;
  /** The one row of its column that Tab reaches. */
  isTabStop: boolean;
}

interface CompetitorRowProps extends RowState {
  competitor: Competitor;
  helpId: string;
}

/** A compact row of plain elements, styled once by the board: there may be hundreds. */
export const CompetitorRow = memo(function CompetitorRow({ competitor, helpId, ...state }: CompetitorRowProps) {
  const actions = useRowActions();
  const name = competitorLabel(competitor);
  const tabIndex = state.isTabStop ? 0 : -1;
  const marks = {
    'data-selected': flag(state.isSelected),
    'data-held': flag(state.isHeld),
    'data-new': flag(state.isNew),
  };

  return (
    <div className="boat" {...rowAttributes(competitor.id)} {...marks}>
      {actions && <Handle {...{ competitor, name, helpId, tabIndex, actions }} />}
      {actions && (
        <input
          type="checkbox"
          className="pick"
          tabIndex={tabIndex}
          checked={state.isSelected}
          aria-label={boardTexts.choose(name)}
          onChange={(event) => !withShift(event) && actions.toggle(competitor.id)}
        />
      )}
      <CompetitorText competitor={competitor} outside={state.outside} saysHelm={!actions?.mayEdit} />
      {actions?.mayEdit && competitor.skipper_name === '' && (
        <button type="button" className="helm" tabIndex={tabIndex} aria-label={boardTexts.fillInHelm(name)}>
          {boardTexts.noHelm}
        </button>
      )}
      {state.isOwn && <span className="own">{boardTexts.own}</span>}
      {state.isWaiting && (
        <span className="waiting" role="img" aria-label={boardTexts.waiting} title={boardTexts.waiting}>
          <WaitingIcon />
        </span>
      )}
      <span className="srs">{competitor.base_rating !== null && formatDecimal(competitor.base_rating)}</span>
      {actions && (
        <button
          type="button"
          className="more"
          tabIndex={tabIndex}
          aria-label={boardTexts.more(name)}
          aria-haspopup="menu"
          onClick={(event) => actions.openMenu(competitor.id, event.currentTarget)}
        >
          <DotsIcon />
        </button>
      )}
    </div>
  );
});

const flag = (is: boolean) => (is ? '' : undefined);
// With Shift a click takes a whole range, which concerns more than this row.
const withShift = ({ nativeEvent }: ChangeEvent) => nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;

interface HandleProps {
  competitor: Competitor;
  name: string;
  helpId: string;
  tabIndex: number;
  actions: RowActions;
}

function Handle({ competitor, name, helpId, tabIndex, actions }: HandleProps) {
  return (
    <button
      type="button"
      className="handle"
      {...handleAttributes}
      tabIndex={tabIndex}
      aria-label={boardTexts.move(name)}
      aria-describedby={helpId}
      aria-haspopup="menu"
      onClick={(event) => actions.openMoveTo(competitor.id, event.currentTarget)}
    >
      <GripIcon />
    </button>
  );
}

interface CompetitorTextProps {
  competitor: Competitor;
  outside?: string | null;
  /** That the helm is missing is said here, and not by a button beside it. */
  saysHelm?: boolean;
}

/** Sail number first and boldest, then the boat; its type and helm below. */
export function CompetitorText({ competitor, outside = null, saysHelm = true }: CompetitorTextProps) {
  const helm = competitor.skipper_name || (saysHelm ? boardTexts.noHelm : '');
  const below = [competitor.boat_model_name, helm].filter(Boolean).join(' · ');
  return (
    <span className="who">
      <span className="first">
        {competitor.sail_number && <b>{competitor.sail_number}</b>} {competitor.boat_name}
      </span>
      <span className="below">
        {outside !== null && <b className="outside">{outside}</b>} {below}
      </span>
    </span>
  );
}
