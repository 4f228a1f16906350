// cspell:ignore Popen addaudithook ENETUNREACH ENOSYS getaddrinfo gethostbyname linecache makedirs dont backslashreplace closefd setrecursionlimit getattr isinstance abspath strerror ACCMODE fsdecode getsize etree getroot itertext
// cspell:ignore asyncio atexit contextvars exitfuncs NOTSET Emscripten
// cspell:ignore findall listdir isdir splitlines getvalue
/**
 * The part of a session that is written in Python: it runs programs as a terminal would. Its functions are named by the
 * file name below, so that tracebacks can leave them out.
 */
export const driverFile = '<pyodide-runner>';

/** Folder in which programs run. */
export const home = '/home/reader';

/** The largest picture that is shown, in bytes. */
const maxPicture = 1_000_000;

export const driver = String.raw`
import ast, asyncio, atexit, builtins, contextvars, errno, gc, importlib, io, json, linecache, logging, os, posix, random, re
import sys, time, traceback, types

HOME = "${home}"
os.makedirs(HOME, exist_ok=True)
os.chdir(HOME)
os.environ["HOME"] = HOME
sys.dont_write_bytecode = True
base_path = [place for place in sys.path if place]
own_main = sys.modules["__main__"]
interactive = types.ModuleType("__main__")
clean_environment = dict(os.environ)
written = {}


def watch(event, arguments):
    """
    Notes the pictures that a program writes. What the browser does not have ends with an error of Python's own instead
    of one of Pyodide's.
    """
    if event in ("open", "os.rename"):
        path, other, flags = arguments[:3]
        path = other if event == "os.rename" else path
        if isinstance(path, (str, bytes)) and (event == "os.rename" or flags & os.O_ACCMODE):
            path = os.path.abspath(os.fsdecode(path))
            if path.startswith(HOME + "/") and path.endswith(".svg"):
                written[path] = True
    if event in ("socket.connect", "socket.getaddrinfo", "socket.gethostbyname"):
        raise OSError(errno.ENETUNREACH, "Network is unreachable")
    if event in ("os.system", "subprocess.Popen"):
        raise OSError(errno.ENOSYS, "There are no other processes here")


sys.addaudithook(watch)


class WaitingSelector:
    """Waits, which is all that an event loop without sockets asks of its selector."""

    def select(self, timeout):
        if timeout is None:
            raise RuntimeError("asyncio waits for something that nothing in this program can bring")
        time.sleep(max(timeout, 0))
        return ()


class ProgramLoop(asyncio.BaseEventLoop):
    """An event loop of a program. Pyodide's own belongs to the page, so that its tasks would outlive the program."""

    def __init__(self):
        super().__init__()
        self._selector = WaitingSelector()

    def _process_events(self, events):
        pass

    def _write_to_self(self):
        pass

    async def getaddrinfo(self, *arguments, **options):
        # Otherwise, it would ask for a thread.
        raise OSError(errno.ENETUNREACH, "Network is unreachable")


class ProgramLoops(asyncio.events._BaseDefaultEventLoopPolicy):
    _loop_factory = ProgramLoop


asyncio.EventLoop = asyncio.SelectorEventLoop = ProgramLoop
# Without what Pyodide has put around it.
asyncio.run = asyncio.runners.run = getattr(asyncio.run, "__wrapped__", asyncio.run)


def end_at_once(status):
    """In the place of functions that would end Python itself."""
    atexit._clear()
    raise SystemExit(status)


os._exit = posix._exit = end_at_once
os.abort = posix.abort = lambda: end_at_once(134)

# Numbers that errors have in a terminal; Emscripten has its own.
terminal_numbers = {
    errno.ENOENT: 2,
    errno.EBADF: 9,
    errno.EACCES: 13,
    errno.EEXIST: 17,
    errno.ENOTDIR: 20,
    errno.EISDIR: 21,
    errno.EINVAL: 22,
    errno.ENOTEMPTY: 39,
    errno.ENETUNREACH: 101,
}


def as_in_terminal(error):
    if isinstance(error, OSError) and error.errno in terminal_numbers:
        error.errno = terminal_numbers[error.errno]
    is_zone = type(error).__name__ == "ZoneInfoNotFoundError"
    if isinstance(error, ModuleNotFoundError) or is_zone:
        # Without the advice to use another installer, and the search for a package of time zones.
        error.msg = str(error.args[0] if error.args else "").split("\n")[0].strip()
        error.args = (error.msg,)
        error.__suppress_context__ = error.__suppress_context__ or is_zone


def print_error(error):
    """Prints an error with the frames of the program only."""
    shown = traceback.TracebackException.from_exception(error)
    parts = [shown]
    for part in parts:
        part.stack[:] = [frame for frame in part.stack if frame.filename != "${driverFile}"]
        parts += [one for one in (part.__cause__, part.__context__, *(part.exceptions or ())) if one]
    shown.print()


def new_stream(number):
    # As in a terminal, lines of output and of errors are in order.
    return open(number, "w", buffering=1, encoding="utf-8", errors="backslashreplace", closefd=False)


def flush_streams():
    for stream in (sys.stdout, sys.__stdout__, sys.stderr, sys.__stderr__):
        try:
            stream.flush()
        except (OSError, ValueError):
            pass # The program has closed it.


def begin(main, first):
    os.chdir(HOME)
    os.environ.clear()
    os.environ.update(clean_environment)
    sys.setrecursionlimit(1000)
    sys.path[:] = [first, *base_path]
    sys.modules["__main__"] = main
    main.__builtins__ = builtins
    importlib.invalidate_caches()
    linecache.clearcache()


def forget_own_modules():
    """Modules of the reader's files are imported anew by the next program."""
    for name, module in list(sys.modules.items()):
        if str(getattr(module, "__file__", None) or "").startswith(HOME + "/"):
            del sys.modules[name]


def problem_of(error):
    kinds = [kind.__name__ for kind in type(error).__mro__]
    name = getattr(error, "name", None) or getattr(error, "filename", None) or ""
    is_standard = isinstance(error, ImportError) and str(name).split(".")[0] in sys.stdlib_module_names
    return {"kinds": kinds, "name": str(name), "message": str(error)[:500], "isStandard": is_standard}


def guarded(action):
    """Runs a program. Its status, and the error that ended it."""
    try:
        action()
        return 0, None
    except SystemExit as end:
        if end.code is None or isinstance(end.code, int):
            return (end.code or 0) & 255, None
        print(end.code, file=sys.stderr)
        return 1, None
    except BaseException as error:
        as_in_terminal(error)
        print_error(error)
        return 1, problem_of(error)


def as_process(action):
    """
    Runs a program as a process of its own, as far as one interpreter can: what it changes in modules, and in the state of
    those that programs change most, is as before when it ends. Modules that it has imported stay, because to import them
    anew takes as long as the program.
    """
    modules = {
        name: (module, dict(module.__dict__))
        for name, module in sys.modules.items()
        if isinstance(module, types.ModuleType) and not name.startswith(("__main__", "pyodide", "_pyodide"))
    }
    try:
        ended = contextvars.Context().run(action)
        atexit._run_exitfuncs()
        return ended
    finally:
        flush_streams()
        atexit._clear()
        logging.shutdown()
        for part in (logging.root.handlers, logging.root.filters, logging.root.manager.loggerDict, logging._handlerList):
            part.clear()
        logging.root.setLevel(logging.WARNING)
        logging.disable(logging.NOTSET)
        for name, (module, state) in modules.items():
            sys.modules[name] = module
            names = module.__dict__
            # A module in it is still known to those that imported it.
            for added in names.keys() - state.keys():
                if not isinstance(names[added], types.ModuleType):
                    del names[added]
            names.update(state)
        random.seed()


def run_python(name, *arguments):
    main = types.ModuleType("__main__")
    if name == "-c":
        sys.argv = ["-c", *arguments[1:]]
        source, name, first = arguments[0], "<string>", ""
    else:
        sys.argv = [name, *arguments]
        name = main.__file__ = os.path.abspath(name)
        first = os.path.dirname(name)
        try:
            with open(name, "rb") as file:
                source = file.read()
        except OSError as error:
            as_in_terminal(error)
            print(f"python3: can't open file '{name}': [Errno {error.errno}] {error.strerror}", file=sys.stderr)
            return 2, problem_of(error)
    begin(main, first)
    try:
        return as_process(lambda: guarded(lambda: exec(compile(source, name, "exec", dont_inherit=True), main.__dict__)))
    finally:
        # Closes files that the program has left open.
        main.__dict__.clear()
        forget_own_modules()
        gc.collect()


def picture_of(path):
    """What there is to know of a picture: its texts, or why it cannot be shown."""
    name = path[len(HOME) + 1:]
    if os.path.getsize(path) > ${maxPicture}:
        return {"file": name, "fault": "size"}
    from xml.etree import ElementTree
    svg = "{http://www.w3.org/2000/svg}"
    try:
        root = ElementTree.parse(path).getroot()
    except ElementTree.ParseError as error:
        return {"file": name, "fault": "form", "message": str(error)}
    if root.tag != svg + "svg":
        return {"file": name, "fault": "form", "message": f"its root is <{root.tag}>, without the namespace of SVG"}
    title, description = (
        " ".join("".join(part.itertext()).split()) if part is not None else ""
        for part in (root.find(svg + "title"), root.find(svg + "desc"))
    )
    return {"file": name, "title": title, "description": description} if title else {"file": name, "fault": "title"}


def pictures():
    """The pictures that were written since the last call."""
    paths = [path for path in written if os.path.isfile(path)]
    written.clear()
    if not paths:
        return []
    # A file of the reader may have the name of a module.
    forget_own_modules()
    sys.path[:] = base_path
    return [picture_of(path) for path in paths]


def run_interactive(code):
    begin(interactive, "")
    interactive.__dict__["__name__"] = "__main__"

    def action():
        # As the interactive interpreter: what an expression gives is shown.
        exec(compile(ast.Interactive(ast.parse(code, "<stdin>").body), "<stdin>", "single"), interactive.__dict__)

    return guarded(action)


def run_text(program, arguments, given=None):
    """The programs that print texts."""
    if program == "echo":
        print(*arguments)
        return 0, None
    if program == "ls":
        arguments = arguments or ["."]
    elif program != "cat":
        count = int(arguments[1]) if arguments[:1] == ["-n"] else 10
        arguments = arguments[2:] if arguments[:1] == ["-n"] else arguments
    texts = [] if given is None else [given]
    status, problem = 0, None
    for file in arguments:
        try:
            if program == "ls":
                names = sorted(name for name in os.listdir(file) if not name.startswith(".")) if os.path.isdir(file) else [file]
                os.stat(file)
                texts.append("".join(name + "\n" for name in names))
            else:
                with open(file, encoding="utf-8", errors="replace", newline="") as stream:
                    texts.append(stream.read())
        except OSError as error:
            print(f"{program}: {file}: {error.strerror}", file=sys.stderr)
            status, problem = 1, problem_of(error)
    for text in texts:
        if program in ("head", "tail"):
            # Not splitlines, which also splits where a shell does not.
            lines = re.findall(r"[^\n]*\n|[^\n]+", text)
            text = "".join(lines[:count] if program == "head" else lines[max(len(lines) - count, 0):])
        sys.stdout.write(text)
    return status, problem


def run_command(words, filters, target, append):
    printed = io.StringIO() if filters else None
    os.chdir(HOME)
    file = None
    try:
        if target is not None:
            os.makedirs(os.path.dirname(os.path.join(HOME, target)), exist_ok=True)
            file = open(target, "a" if append else "w", encoding="utf-8", newline="")
        out = file or sys.stdout
        sys.stdout = printed or out
        program, *arguments = words
        status, problem = run_python(*arguments) if program.startswith("python") else run_text(program, arguments)
        for index, (program, *arguments) in enumerate(filters):
            given = printed.getvalue()
            printed = sys.stdout = io.StringIO() if index + 1 < len(filters) else out
            # As in a shell, the last command has the status.
            status, problem = run_text(program, arguments, given)
        return status, problem
    except OSError as error:
        print(f"{target}: {error.strerror}", file=sys.stderr)
        return 1, problem_of(error)
    finally:
        if file:
            file.close()


def run(task):
    task = json.loads(task)
    page_loop = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    asyncio.events._set_event_loop_policy(ProgramLoops())
    sys.stdout = sys.__stdout__ = new_stream(1)
    sys.stderr = sys.__stderr__ = new_stream(2)
    # input() ends with an EOFError.
    sys.stdin = io.StringIO()
    try:
        status, problem = run_interactive(task["code"]) if "code" in task else run_command(**task)
    finally:
        flush_streams()
        sys.modules["__main__"] = own_main
        os.chdir(HOME)
        asyncio._set_running_loop(page_loop)
    return json.dumps({"status": status, "problem": problem, "pictures": pictures()})
`;
