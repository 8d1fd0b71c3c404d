import { writeFileSync } from 'node:fs';
import { CONTRACT_SCHEMAS_FILE, contractSchemas } from './schemas/contractSchemas';

writeFileSync(CONTRACT_SCHEMAS_FILE, contractSchemas());
