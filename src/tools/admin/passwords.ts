import { PASSWORD_COST, createPasswords, type Passwords } from '../../server/resources/users/passwords';

/** Hashes passwords at the server's cost. */
export const passwords = (): Passwords => createPasswords(PASSWORD_COST);
