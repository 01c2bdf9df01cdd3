/** A thread that dies whenever it is started. */
process.exit(1);
