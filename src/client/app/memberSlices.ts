import { changesReducers } from '../changes/queue/changeHistory';
import { memberReducers } from '../state/memberReducers';
import { addSlices } from './store';

addSlices({ ...memberReducers, ...changesReducers });
