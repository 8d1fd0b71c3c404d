import { memberReducers } from '../state/memberReducers';
import { addSlices } from './store';

addSlices(memberReducers);
