/** One request of an .http file, with its placeholders. */
export type FileRequest = {
  /** The title after its `###`; a request without a title has the previous one. */
  readonly title: string;
  /** The name under which later requests refer to its response. */
  readonly name: string | null;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
};

type HttpFile = {
  readonly variables: ReadonlyMap<string, string>;
  readonly requests: readonly FileRequest[];
};

/**
 * Parses an .http file as REST Client does: `###` between requests, `@variable = value`, `# @name of`.
 */
export function readHttpFile(text: string): HttpFile {
  const variables = new Map<string, string>();
  const requests: FileRequest[] = [];
  let title = '';
  for (const [index, part] of text.split(/^###/m).entries()) {
    const [heading = '', ...lines] = part.split('\n');
    if (index > 0) title = heading.trim() || title;
    let name: string | null = null;
    const rest = (index > 0 ? lines : [heading, ...lines]).filter((line) => {
      const [, variable, value = ''] = /^@(\w+) = (.*)$/.exec(line) ?? [];
      if (variable) variables.set(variable, value);
      name = /^# @name (\w+)$/.exec(line)?.[1] ?? name;
      return !variable && !line.startsWith('#');
    });
    const [head = '', ...bodyLines] = rest
      .join('\n')
      .trim()
      .split(/\n\n([\s\S]*)/);
    const [requestLine = '', ...headerLines] = head.split('\n');
    const [method = '', url] = requestLine.split(' ');
    if (url === undefined) continue;
    const headers = headerLines.map((line) => line.split(/:\s*/, 2));
    const body = bodyLines.join('').trim();
    requests.push({
      title,
      name,
      method,
      url,
      headers: Object.fromEntries(headers),
      body: body || null,
    });
  }
  return { variables, requests };
}

/**
 * Fills in `{{variable}}` and `{{name.response.body.$.a[0].b}}`, variables within variables too.
 * @param responses bodies of the named requests
 */
export function filledIn(
  text: string,
  known: { variables: ReadonlyMap<string, string>; responses: ReadonlyMap<string, unknown> },
): string {
  return text.replaceAll(/\{\{([\w.$[\]]+)\}\}/g, (_, expression: string) => {
    const variable = known.variables.get(expression);
    if (variable !== undefined) return filledIn(variable, known);
    const [name = '', path = ''] = expression.split('.response.body.$.');
    const found = path
      .split(/[.[\]]+/)
      .reduce<unknown>((value, key) => Reflect.get(Object(value), key), known.responses.get(name));
    if (typeof found !== 'string') throw new Error(`unknown placeholder ${expression}`);
    return found;
  });
}
