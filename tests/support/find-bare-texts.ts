import ts from 'typescript';

/** The types that a type may be. */
const listTypes = (type: ts.Type): ts.Type[] =>
  type.isUnion() ? type.types.flatMap(listTypes) : [type];

const textFlags = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;

/** The children of an element that may be rendered: neither blank nor a comment. */
const listChildren = ({ children }: ts.JsxElement | ts.JsxFragment) =>
  children.filter(
    (child) =>
      !(ts.isJsxText(child) && child.text.trim() === '') &&
      !(ts.isJsxExpression(child) && !child.expression),
  );

const isElement = (type: ts.Type) =>
  type.getProperty('props') !== undefined && type.getProperty('type') !== undefined;

/**
 * Finds texts that are not alone in their element and may change, or whose siblings may, in the `.tsx` files of a
 * program: where a browser has translated them, React does not find them any more. It also finds components that return
 * a text, because they may have siblings. It does not find components of a package, nor those of which no type says
 * what they return.
 */
export function findBareTexts(program: ts.Program, isIncluded: (file: string) => boolean) {
  const checker = program.getTypeChecker();
  const found: { place: string; text: string }[] = [];

  function mayBeText(type: ts.Type): boolean {
    return listTypes(type).some((each) => {
      const item = checker.isArrayType(each) && each.getNumberIndexType();
      if (item) return mayBeText(item);
      const isBlank = each.isStringLiteral() && each.value.trim() === '';
      return !isBlank && (each.flags & (textFlags | ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;
    });
  }

  function report(node: ts.Node) {
    const file = node.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    const text = node.getText().trim().replace(/\s+/g, ' ').slice(0, 80);
    found.push({ place: `${file.fileName}:${line + 1}`, text });
  }

  function checkChildren(element: ts.JsxElement | ts.JsxFragment) {
    const children = listChildren(element);
    // A text that is alone in an element is replaced with the element; a fragment has no element.
    if (children.length < 2 && ts.isJsxElement(element)) return;
    const hasExpression = children.some(ts.isJsxExpression);
    for (const child of children) {
      const isText = ts.isJsxText(child) && hasExpression;
      const type = ts.isJsxExpression(child) && child.expression;
      if (isText || (type && mayBeText(checker.getTypeAtLocation(type)))) report(child);
    }
  }

  /** A function that renders: it returns an element, or its name or its place is that of a component. */
  function checkResult(node: ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression) {
    const signature = checker.getSignatureFromDeclaration(node);
    if (!signature) return;
    const result = checker.getReturnTypeOfSignature(signature);
    if (!mayBeText(result)) return;
    const { parent } = node;
    const name = ts.isVariableDeclaration(parent) ? parent.name.getText() : node.name?.text;
    const place = ts.isFunctionDeclaration(node) ? undefined : checker.getContextualType(node);
    const isComponent =
      listTypes(result).some(isElement) ||
      /^[A-Z]/.test(name ?? '') ||
      (place !== undefined && checker.typeToString(place).includes('Component'));
    if (isComponent) report(node);
  }

  function visit(node: ts.Node) {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) checkChildren(node);
    const isFunction =
      ts.isFunctionDeclaration(node) || ts.isArrowFunction(node) || ts.isFunctionExpression(node);
    if (isFunction) checkResult(node);
    ts.forEachChild(node, visit);
  }

  for (const file of program.getSourceFiles()) {
    if (file.fileName.endsWith('.tsx') && isIncluded(file.fileName)) visit(file);
  }
  return found;
}
