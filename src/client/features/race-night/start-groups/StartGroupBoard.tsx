import { InSlices } from '../../../ui/states/InSlices';
import { Board, type BoardProps } from './Board';
import { BoardFrame } from './BoardFrame';

/** The competitors of a sailing in their start groups, to be moved between them. */
export function StartGroupBoard(props: BoardProps) {
  return (
    <BoardFrame isReader={props.readOnlyReason !== null}>
      <InSlices fallback={null}>
        <Board {...props} />
      </InSlices>
    </BoardFrame>
  );
}
