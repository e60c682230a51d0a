/** Worker thread of watch-types.ts: checks the types of src/ after each change, resources first. */
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import ts from 'typescript';

/** Regenerating the contract's code writes three files. */
const debounceMs = 50;

const read = (file: string) => ts.sys.readFile(file);

/** The files of src/ with the settings of tsconfig.json. */
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

/** One line that terminals turn into a link: `src/resources/users.ts:59:7 Type …`. */
function formatDiagnostic({ file, start = 0, messageText }: ts.Diagnostic): string {
  const [text] = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n', 1);
  if (!file) return String(text);
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  return `${path.relative('.', file.fileName)}:${line + 1}:${character + 1} ${text}`;
}

function post(report: { errors: string[]; count?: number }) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port has no origin
  parentPort?.postMessage(report);
}

const isResource = (file: string) => file.includes('/src/resources/');

let round = 0;

/** Checks all files; stops between two files when a newer check starts. */
async function check() {
  const ownRound = (round += 1);
  let count = 0;
  // The service's own diagnostics would compare the versions of all files again for each file.
  const program = service.getProgram();
  if (!program) return;
  // An edit of the contract mostly breaks resources, which are a tenth of the work.
  const files = project.fileNames.toSorted((a, b) => Number(isResource(b)) - Number(isResource(a)));
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (!source) continue;
    const errors = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ].map(formatDiagnostic);
    count += errors.length;
    if (errors.length > 0) post({ errors });
    await setImmediate();
    if (ownRound !== round) return;
  }
  post({ errors: [], count });
}

let timer: NodeJS.Timeout | undefined;
function checkSoon() {
  round += 1;
  clearTimeout(timer);
  timer = setTimeout(check, debounceMs);
}

parentPort?.on('message', ({ file, isKnown }: { file: string; isKnown: boolean }) => {
  versions.set(file, (versions.get(file) ?? 0) + 1);
  if (!isKnown) project = readProject();
  checkSoon();
});
checkSoon();
