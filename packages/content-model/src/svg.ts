// Names of CSS and of the parser. cspell:ignore translatex translatey scalex scaley xmldecl processinginstruction opentag closetag
import {SaxesParser, type SaxesTagNS} from 'saxes';

/** What is wrong with a drawing, and what to write instead. */
export interface SvgFault {
  /** 1-based. */
  line: number;
  message: string;
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

const svgNamespace = 'http://www.w3.org/2000/svg';
const linkNamespace = 'http://www.w3.org/1999/xlink';

/** Elements that draw, group, or describe. None runs code, moves, or opens another document. */
const elements: ReadonlySet<string> = new Set(
  words(`
    svg g defs symbol use title desc style image
    path rect circle ellipse line polyline polygon text tspan textPath
    marker pattern clipPath mask linearGradient radialGradient stop filter
    feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
    feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
    feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
  `),
);

/** Attributes whose values are texts or names, in which nothing is looked up. */
const textAttributes: ReadonlySet<string> = new Set(
  words('id class lang role type media version baseProfile xml:lang xml:space'),
);

/** Attributes that place, measure, or style. */
const attributes: ReadonlySet<string> = new Set(
  words(`
    viewBox preserveAspectRatio width height x y x1 x2 y1 y2 cx cy r rx ry fx fy fr d points pathLength transform style
    dx dy rotate textLength lengthAdjust startOffset method spacing side refX refY markerWidth markerHeight markerUnits
    orient patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits mask-type
    gradientUnits gradientTransform spreadMethod offset filterUnits primitiveUnits in in2 result mode values operator
    k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY edgeMode preserveAlpha surfaceScale diffuseConstant
    specularConstant specularExponent limitingConeAngle pointsAtX pointsAtY pointsAtZ z azimuth elevation scale
    xChannelSelector yChannelSelector stdDeviation radius baseFrequency numOctaves seed stitchTiles tableValues slope
    intercept amplitude exponent enable-background
    alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
    color-rendering direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity
    font font-family font-size font-size-adjust font-stretch font-style font-variant font-weight
    glyph-orientation-horizontal glyph-orientation-vertical image-rendering isolation kerning letter-spacing
    lighting-color marker marker-end marker-mid marker-start mask mix-blend-mode opacity overflow paint-order
    pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap
    stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-overflow
    text-rendering transform-origin unicode-bidi vector-effect visibility white-space word-spacing writing-mode
  `),
);

/** Functions of style sheets and of attributes, none of which loads anything. */
const functions: ReadonlySet<string> = new Set(
  words(`
    rgb rgba hsl hsla hwb lab lch oklab oklch color-mix calc min max clamp var
    matrix translate translatex translatey scale scalex scaley rotate skewx skewy
    blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
    not is where nth-child nth-last-child nth-of-type nth-last-of-type lang
  `),
);

/** The declarations of SVG 1.0 and 1.1, which drawing programs write. Browsers load none of the files that they name. */
const svgDoctype =
  /^\s*svg(?:\s+PUBLIC\s+(["'])-\/\/W3C\/\/DTD SVG [\w. ]+\/\/EN\1\s+(["'])http:\/\/www\.w3\.org\/[\w./-]+\.dtd\2)?\s*$/;

const embeddedImage = /^data:image\/(?:png|jpe?g|gif|webp);base64,[A-Za-z0-9+/=\s]*$/;

const shorten = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 60)}...` : line;
};

/** What could load something in a style sheet or in a value that browsers parse like one; undefined if nothing can. */
function styleProblem(text: string): string | undefined {
  if (text.includes('\\')) {
    return 'a backslash can hide a name; write the character itself';
  }
  // Comments and strings are read like the rest, so that nothing can begin or end one in an unexpected place.
  for (const [rule = ''] of text.matchAll(/@[^\s({;"']*/g)) {
    if (rule.toLowerCase() !== '@media') {
      return `${shorten(rule)} is not allowed; remove it, because only @media is`;
    }
  }
  for (const {0: call, 1: name = '', index} of text.matchAll(
    /(?<![^\s(){}[\]:;,+*/'"<>=!|&^.#])([^\s(){}[\]:;,+*/'"<>=!|&^.#]*)\(/g,
  )) {
    if (name.toLowerCase() === 'url') {
      const rest = text.slice(index + call.length);
      if (!/^\s*(["']?)#[\w.:-]+\1\s*\)/.test(rest)) {
        return `url(${shorten(rest.split(')', 1)[0] ?? '')}) is not in this file; write url(#id)`;
      }
    } else if (name !== '' && name.toLowerCase() !== 'and' && !functions.has(name.toLowerCase())) {
      return `the function ${shorten(name)}() is not allowed; write a color, a size, or url(#id)`;
    }
  }
  return undefined;
}

function elementProblem({uri, local, prefix}: SaxesTagNS): string | undefined {
  if (uri !== svgNamespace) {
    const namespace = uri === '' ? 'no namespace' : `the namespace ${shorten(uri)}`;
    return `<${prefix === '' ? local : `${prefix}:${local}`}> has ${namespace}; remove it, or save the drawing as plain SVG`;
  }
  return elements.has(local)
    ? undefined
    : `<${local}> is not an element that only draws; remove it, or save the drawing as plain SVG`;
}

/** What is wrong with an attribute of an element in the namespace of SVG. */
function attributeProblem(element: string, name: string, value: string): string | undefined {
  if (name === 'xmlns' || name.startsWith('xmlns:')) {
    return undefined;
  }
  if (name === 'href' || name === 'xlink:href') {
    return /^#[^\s#]*$/.test(value) || (element === 'image' && embeddedImage.test(value))
      ? undefined
      : `${name}="${shorten(value)}" leads out of the file; write #id, or in <image> a data: URL of a PNG, JPEG, GIF, or WebP image`;
  }
  if (textAttributes.has(name) || /^(?:aria|data)-[\w.-]+$/.test(name)) {
    return undefined;
  }
  if (!attributes.has(name)) {
    return `the attribute ${shorten(name)} of <${element}> is not one that only draws; remove it, or save the drawing as plain SVG`;
  }
  const problem = styleProblem(value);
  return problem === undefined ? undefined : `${name}="${shorten(value)}": ${problem}`;
}

/**
 * The first thing in an SVG file that is not on the list of what may be there: elements and attributes that draw, and
 * references into the file itself. It is parsed as browsers parse it, by its namespaces. An allowlist stays safe when
 * browsers learn something new; a list of dangers would not.
 *
 * @param svg text of the file
 * @returns undefined if the file can be published
 */
export function svgFault(svg: string): SvgFault | undefined {
  const parser = new SaxesParser({xmlns: true, position: true});
  let fault: SvgFault | undefined;
  let hasRoot = false;
  let styles: string[] | undefined;
  const report = (message: string | undefined): void => {
    if (message !== undefined) {
      fault ??= {line: parser.line, message};
    }
  };
  parser.on('error', ({message}) => {
    const what = message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
    report(`the file is not valid XML (${what}); correct it, or save the drawing again`);
  });
  parser.on('xmldecl', ({version, encoding}) => {
    if (version !== '1.0') {
      report('the XML declaration has another version than 1.0; write <?xml version="1.0"?>, or remove it');
    } else if (encoding !== undefined && encoding.toLowerCase() !== 'utf-8') {
      report(`the XML declaration names the encoding ${shorten(encoding)}; save the drawing as UTF-8`);
    }
  });
  parser.on('processinginstruction', ({target}) => report(`<?${shorten(target)}?> is an instruction; remove it`));
  parser.on('doctype', (doctype) => {
    if (!svgDoctype.test(doctype)) {
      report('the DOCTYPE declares more than the version of SVG; remove it');
    }
  });
  parser.on('opentag', (tag) => {
    report(elementProblem(tag));
    if (!hasRoot && tag.local !== 'svg') {
      report(`the file begins with <${tag.local}>; begin it with <svg xmlns="${svgNamespace}">`);
    }
    hasRoot = true;
    if (styles) {
      report(`<${tag.local}> is in <style>; remove it`);
    }
    for (const {uri, local, name, value} of Object.values(tag.attributes)) {
      report(attributeProblem(tag.local, uri === linkNamespace ? `xlink:${local}` : name, value));
    }
    styles = tag.local === 'style' ? [] : styles;
  });
  parser.on('text', (text) => styles?.push(text));
  parser.on('cdata', (text) => styles?.push(text));
  parser.on('closetag', ({local}) => {
    if (local === 'style') {
      const problem = styleProblem(styles?.join('') ?? '');
      report(problem === undefined ? undefined : `in <style>, ${problem}`);
      styles = undefined;
    }
  });
  parser.write(svg).close();
  return fault;
}
