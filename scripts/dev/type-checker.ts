/** A worker: checks the console's types again after each change that it is told of, resources first. */
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import ts from 'typescript';

/** How long the files rest before they are checked, in milliseconds; generated files come in threes. */
const rest = 50;

const read = (file: string) => ts.sys.readFile(file);

/** The files of src as tsconfig.json has them; new ones join. */
function readProject() {
  const { config } = ts.readConfigFile('tsconfig.json', read) as { config: object };
  return ts.parseJsonConfigFileContent({ ...config, include: ['src'] }, ts.sys, process.cwd());
}

let project = readProject();
const versions = new Map<string, number>();

const service = ts.createLanguageService({
  getCompilationSettings: () => project.options,
  getScriptFileNames: () => project.fileNames,
  getScriptVersion: (file) => String(versions.get(file) ?? 0),
  getScriptSnapshot(file) {
    const text = ts.sys.readFile(file);
    return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
  },
  getCurrentDirectory: () => process.cwd(),
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: ts.sys.fileExists,
  readFile: ts.sys.readFile,
  readDirectory: ts.sys.readDirectory,
  directoryExists: ts.sys.directoryExists,
  getDirectories: ts.sys.getDirectories,
  ...(ts.sys.realpath && { realpath: ts.sys.realpath }),
});

/** An error as a terminal makes it a link: `src/resources/users.ts:59:7 Type …`. */
function inOneLine({ file, start = 0, messageText }: ts.Diagnostic): string {
  const [text] = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n', 1);
  if (!file) return String(text);
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  return `${path.relative('.', file.fileName)}:${line + 1}:${character + 1} ${text}`;
}

function tell(report: { errors: string[]; count?: number }) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port has no origin
  parentPort?.postMessage(report);
}

const isResource = (file: string) => file.includes('/src/resources/');

let round = 0;

/** One check, given up between two files as soon as a newer one is asked for. */
async function check() {
  const mine = (round += 1);
  let count = 0;
  // Not by the service's own diagnostics: for each file it would look again whether all others are as they were.
  const program = service.getProgram();
  if (!program) return;
  // A contract's edit breaks resources first of all, and they are a tenth of the work.
  const files = project.fileNames.toSorted((a, b) => Number(isResource(b)) - Number(isResource(a)));
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (!source) continue;
    const errors = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ].map(inOneLine);
    count += errors.length;
    if (errors.length > 0) tell({ errors });
    await setImmediate();
    if (mine !== round) return;
  }
  tell({ errors: [], count });
}

let timer: NodeJS.Timeout | undefined;
function checkSoon() {
  round += 1;
  clearTimeout(timer);
  timer = setTimeout(check, rest);
}

parentPort?.on('message', ({ file, known }: { file: string; known: boolean }) => {
  versions.set(file, (versions.get(file) ?? 0) + 1);
  if (!known) project = readProject();
  checkSoon();
});
checkSoon();
