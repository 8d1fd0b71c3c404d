import { accountCommands } from './admin/account';
import { backupCommands } from './admin/backup';
import { boatModelCommands } from './admin/boatModels';
import { clubCommands } from './admin/club';
import { doctorCommand } from './admin/doctor';
import { migrateCommand } from './admin/migrate';
import { adminTexts } from './admin/texts';
import { toPostgresCommand } from './admin/toPostgres';
import { swedishProgram } from './cli/swedishProgram';

const program = swedishProgram('npm run admin --', adminTexts.about);
const commands = [
  clubCommands,
  accountCommands,
  boatModelCommands,
  backupCommands,
  doctorCommand,
  toPostgresCommand,
  migrateCommand,
];
for (const add of commands) add(program);

await program.parseAsync();
