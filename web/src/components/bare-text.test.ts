import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';

/*
 * A translated page has each text node inside of another element. React can then neither insert a node
 * before a bare text node nor remove one, and the page ends with an error.
 */

type Node = { readonly type: string; readonly start: number; readonly [key: string]: unknown };

/** Of all sources, on a busy machine. */
const READ_MS_MAX = 90_000;
const sources = path.resolve(import.meta.dirname, '..');
/** Names of what is an element, or a list of them, where it is passed on. */
const ELEMENT_NAMES = ['children', 'action', 'tryFree', 'limit', 'liveText'];

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function visit(value: unknown, onNode: (node: Node) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) onNode(value);
  for (const part of Object.values(value)) visit(part, onNode);
}

const isElement = (node: unknown): boolean =>
  isNode(node) &&
  (node.type.startsWith('JSX') ||
    (node.type === 'ConditionalExpression' &&
      (isElement(node['consequent']) || isElement(node['alternate']))));

const nameOf = (node: unknown): unknown =>
  isNode(node) ? (node['name'] ?? nameOf(node['property'] ?? node['callee'])) : undefined;

/** What an expression renders: `maybe` a node or none, the same of a `maybeText`, `text`, or elements. */
function kindOf(expression: Node): 'maybe' | 'maybeText' | 'text' | 'element' {
  switch (expression.type) {
    case 'LogicalExpression': {
      const { operator, right } = expression;
      if (operator !== '&&') return 'text';
      const isText = isNode(right) && right.type !== 'Identifier' && kindOf(right) === 'text';
      return isText && !isElement(right) ? 'maybeText' : 'maybe';
    }
    case 'ConditionalExpression':
      return isElement(expression) ? 'maybe' : 'text';
    case 'CallExpression':
      if (nameOf(expression) === 'map') return 'maybe';
      // Functions that render elements.
      return ['children', 'text', 'createPortal'].includes(String(nameOf(expression)))
        ? 'element'
        : 'text';
    case 'Literal':
    case 'TemplateLiteral':
      return 'text';
    default:
      return ELEMENT_NAMES.includes(String(nameOf(expression))) ? 'element' : 'text';
  }
}

/** Not the line break between two elements. */
const isRendered = ({ type, value }: Node): boolean =>
  type !== 'JSXText' || !/^\s*\n\s*$/.test(String(value));

function kindOfChild(child: Node): ReturnType<typeof kindOf> {
  if (child.type === 'JSXText') return String(child['value']).trim() === '' ? 'element' : 'text';
  const { expression } = child;
  if (!isNode(expression) || expression.type === 'JSXEmptyExpression') return 'element';
  return kindOf(expression);
}

/** The elements in which bare text is conditional or stands behind a conditional node. */
function textAfterCondition(code: string): Node[] {
  const found: Node[] = [];
  visit(parseAst(code, { lang: 'tsx' }), (node) => {
    const { children } = node;
    if (!Array.isArray(children)) return;
    const kinds = children.filter(isNode).filter(isRendered).map(kindOfChild);
    const first = kinds.indexOf('maybe');
    const isBehind = first !== -1 && kinds.includes('text', first);
    if (isBehind || (kinds.length > 1 && kinds.includes('maybeText'))) found.push(node);
  });
  return found;
}

it('no bare text node is conditional or stands behind a conditional node', {
  timeout: READ_MS_MAX,
}, () => {
  const found = globSync('**/*.tsx', { cwd: sources }).flatMap((file) => {
    const code = readFileSync(path.join(sources, file), 'utf8');
    return textAfterCondition(code).map(
      ({ start }) => `${file}:${code.slice(0, start).split('\n').length}`,
    );
  });
  expect(found).toEqual([]);
});

it.each([
  '<p>{isPending && <Spinner />}{label}</p>',
  "<p>{isGood ? <Good /> : <Bad />} {t('label')}</p>",
  '<>{rows.map((row) => <Row key={row} />)} rows</>',
  "<p>{isNew && 'New: '}{isOn ? 'on' : 'off'}</p>",
  "<p><Icon />{isNew && t('new')}</p>",
])('%s is found', (code) => {
  expect(textAfterCondition(code)).toHaveLength(1);
});

it.each([
  '<p>{isPending && <Spinner />}<span>{label}</span></p>',
  '<p>{label}{isPending && <Spinner />}</p>',
  "<p>{isNew && t('new')}</p>",
  '<p>{title && <h1>{title}</h1>}{children}</p>',
])('%s is not', (code) => {
  expect(textAfterCondition(code)).toEqual([]);
});
