import { crashContract } from './testing/contract/crash.ts';
import { temporaryFile } from './testing/fixture.ts';

crashContract(temporaryFile);
