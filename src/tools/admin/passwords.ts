import { PASSWORD_COST, createPasswords, type Passwords } from '../../server/resources/users/passwords';

/** As costly as the server's. */
export const passwords = (): Passwords => createPasswords(PASSWORD_COST);
