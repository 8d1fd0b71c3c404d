/** Something that the one who starts the server can put right: shown as one line, without a stack. */
export class StartError extends Error {}
