/**
 * @typedef {NodeJS.WritableStream & { isTTY?: boolean, columns?: number }} Output
 * @typedef {{ note: (text: string) => void }} StepView shows the current activity of a long step
 * @typedef {(title: string, work: (view: StepView) => Promise<string | void>) => Promise<void>} Step
 */

const REDRAW_MS = 1000;
const CLEAR_LINE = '\r\x1b[K';

/**
 * Numbered steps, one line each: `[3/6] Building the web client … 4.2 s`. The value that `work`
 * resolves to is printed after the time ("unchanged", "212 passed"). Steps may run in parallel. On
 * a terminal the last line counts the seconds of all running steps; elsewhere a step that overlaps
 * with another gets a second line when it ends.
 * @param {{ total: number, out?: Output | undefined }} options
 * @returns {Step}
 */
export function createProgress({ total, out = process.stdout }) {
  const lines = out.isTTY ? liveLines(out) : plainLines(out);
  let started = 0;
  return async (title, work) => {
    started += 1;
    const line = openLine(`[${started}/${total}] ${title} …`);
    lines.open(line);
    try {
      const remark = await work({ note: (text) => noteOn(line, { text, lines }) });
      lines.close(line, ending(line, remark || ''));
    } catch (error) {
      lines.close(line, ending(line, 'failed'));
      throw error;
    }
  };
}

/**
 * @typedef {{ head: string, startedAt: number, noted: string }} Line
 * @typedef {object} Lines
 * @property {(line: Line) => void} open
 * @property {(line: Line) => void} noted the line has a new note
 * @property {(line: Line, ending: string) => void} close
 */

/**
 * @param {string} head
 * @returns {Line}
 */
function openLine(head) {
  return { head, startedAt: performance.now(), noted: '' };
}

/**
 * @param {Line} line
 * @param {{ text: string, lines: Lines }} note
 */
function noteOn(line, { text, lines }) {
  const noted = ` (${text})`;
  if (noted === line.noted) return;
  line.noted = noted;
  lines.noted(line);
}

/** @param {Line} line */
function secondsOf(line) {
  return (performance.now() - line.startedAt) / 1000;
}

/**
 * @param {Line} line
 * @param {string} remark
 */
function ending(line, remark) {
  return ` ${secondsOf(line).toFixed(1)} s${remark ? ` · ${remark}` : ''}\n`;
}

/**
 * On a terminal: the running steps are one line at the bottom, redrawn each second.
 * @param {Output} out
 * @returns {Lines}
 */
function liveLines(out) {
  /** @type {Set<Line>} */
  const running = new Set();
  const redraw = () => {
    const texts = [...running].map(
      (line) => `${line.head} ${secondsOf(line).toFixed(0)} s${line.noted}`,
    );
    out.write(`${CLEAR_LINE}${texts.join('  ').slice(0, (out.columns || 80) - 1)}`);
  };
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  return {
    open(line) {
      running.add(line);
      timer ??= setInterval(redraw, REDRAW_MS).unref();
      redraw();
    },
    noted: redraw,
    close(line, end) {
      running.delete(line);
      out.write(`${CLEAR_LINE}${line.head}${end}`);
      if (running.size > 0) return redraw();
      clearInterval(timer);
      timer = undefined;
    },
  };
}

/**
 * In a file or a pipe: the head of a step is written when it starts, and its time on the same line
 * unless another step ended in between.
 * @param {Output} out
 * @returns {Lines}
 */
function plainLines(out) {
  /** @type {Line | undefined} */
  let unfinished;
  return {
    open(line) {
      if (unfinished) return;
      unfinished = line;
      out.write(line.head);
    },
    noted(line) {
      if (unfinished === line) out.write(line.noted);
    },
    close(line, end) {
      if (unfinished === line) out.write(end);
      else out.write(`${unfinished ? '\n' : ''}${line.head}${line.noted}${end}`);
      unfinished = undefined;
    },
  };
}
