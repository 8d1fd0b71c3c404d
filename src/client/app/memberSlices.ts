import { changesReducers } from '../changes/queue/changesReducers';
import { memberReducers } from '../state/memberReducers';
import { addSlices } from './store';

addSlices({ ...memberReducers, ...changesReducers });
