"""Tests of verify.py: it accepts honest proofs, and it fails where something was changed.

    python3 -m unittest discover docs/verifier
"""
from __future__ import annotations

import contextlib
import copy
import http.server
import io
import json
import os
import re
import socketserver
import sys
import tempfile
import threading
import unittest
import zipfile
from unittest import mock

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import verify  # noqa: E402

SAMPLE = os.path.join(HERE, "sample")
SEED = "0123456789abcdef" * 4
FOLDER = tempfile.TemporaryDirectory()


def setUpModule():
    """The sheets are kept in an archive, so that no tool changes a byte of them."""
    with zipfile.ZipFile(os.path.join(SAMPLE, "sheets.zip")) as archive:
        archive.extractall(FOLDER.name)


def tearDownModule():
    FOLDER.cleanup()


def sample():
    """The proofs of the sample."""
    return verify.load(os.path.join(SAMPLE, "proofs.json"))


def by_game(game):
    """The last proof of a game in the sample."""
    return [proof for proof in sample() if verify.identify(proof)[0] == game][-1]


def sheet_of_game(game):
    """The sheet of the last proof of a game in the sample."""
    proof = by_game(game)
    rules = proof["event"] if "event" in proof else proof["round"]["proof"]
    return verify.Sheets(directory=FOLDER.name).get(rules["rulesHash"])


def failures(proofs, sheets=None):
    """What a run over the proofs reports as failed."""
    report = verify.Report()
    verify.verify_all(proofs, sheets or verify.Sheets(directory=FOLDER.name), report)
    return report.failures


def run(*argv):
    """Exit code, output and errors of the command line."""
    out, errors = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(errors):
        code = verify.main(list(argv))
    return code, out.getvalue(), errors.getvalue()


def leaves(value, path=()):
    """The paths of all values in a nested value that have no values inside."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    found = [leaf for key, one in inner for leaf in leaves(one, path + (key,))]
    return found or [path]


def changed(value):
    """Another value of the same kind, still well formed where that is possible."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        if re.fullmatch(r"[0-9]+\.[0-9]+", value):
            return value[:-1] + str((int(value[-1]) + 1) % 10)
        if re.fullmatch(r"[0-9a-f]{64}", value):
            return value[:-1] + ("0" if value[-1] != "0" else "1")
        return value + "x"
    return 1 if value is None else {"x": 1} if value == {} else [1]


def mutated(proof, path):
    """A copy of the proof with another value at the path."""
    copied = copy.deepcopy(proof)
    inner = copied
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = changed(inner[path[-1]])
    return copied


# What a seed, a sheet and a bet do not determine: names, times, states, and the lists of offered choices.
FREE_OF_ROUND = ("roundId", "createdAt", "status", "refusal", "choices", "ruledAt")
FREE_OF_EVENT = ("opensAt", "closesAt", "startsAt", "endsAt")


class Sample(unittest.TestCase):
    """Honest proofs, and every change of one value."""

    def test_all_games_verify(self):
        proofs = sample()
        self.assertEqual(failures(proofs), [])
        self.assertEqual(len({verify.identify(proof)[0] for proof in proofs}), 41)

    def test_every_changed_value_fails(self):
        sheets, tried = verify.Sheets(directory=FOLDER.name), 0
        for proof in sample():
            for path in leaves(proof):
                if path[0] in ("now", "kind", "walletType") or path[1:2] and path[1] in FREE_OF_ROUND + FREE_OF_EVENT:
                    continue
                with self.subTest(name=verify.identify(proof), path=path):
                    self.assertEqual(len(failures([mutated(proof, path)], sheets)), 1)
                tried += 1
        self.assertGreater(tried, 5000)

    def test_missing_and_extra_values_fail(self):
        for game in ("phoenix-ascend", "velvet-baccarat", "hall-blackjack"):
            less, more = by_game(game), by_game(game)
            outcome = less["round"]["outcome"]
            outcome.pop("steps" if "steps" in outcome else "bets")
            more["round"]["outcome"]["bonus"] = "1.00"
            self.assertEqual(len(failures([less])), 1)
            self.assertEqual(len(failures([more])), 1)


class Seeds(unittest.TestCase):
    """Other seeds, nonces and sheets."""

    def test_another_seed_fails(self):
        for proof in sample():
            proof["serverSeed"] = SEED
            self.assertIn("serverSeedHash", failures([proof])[0])

    def test_another_seed_with_its_hash_fails(self):
        for proof in sample():
            proof["serverSeed"] = SEED
            (proof["event"] if "event" in proof else proof["round"]["proof"])["serverSeedHash"] = verify.sha256(SEED)
            self.assertEqual(len(failures([proof])), 1, verify.identify(proof))

    def test_a_hidden_seed_fails(self):
        proof = by_game("high-tide")
        proof["serverSeed"] = None
        self.assertIn("not revealed", failures([proof])[0])

    def test_swapped_nonces_fail(self):
        one, other = [proof for proof in sample() if verify.identify(proof)[0] == "aurora-keno"]
        seeds, others = one["round"]["proof"], other["round"]["proof"]
        seeds["nonce"], others["nonce"] = others["nonce"], seeds["nonce"]
        self.assertEqual(len(failures([one, other])), 2)

    def test_a_nonce_that_deals_two_rounds_fails(self):
        proof = by_game("aurora-keno")
        again = copy.deepcopy(proof)
        again["round"]["roundId"] = "another"
        self.assertIn("nonce", failures([proof, again])[0])

    def test_a_changed_byte_of_a_sheet_fails(self):
        proof = by_game("jade-teahouse")
        name = proof["round"]["proof"]["rulesHash"]
        with open(os.path.join(FOLDER.name, name + ".json"), "rb") as file:
            data = file.read()
        with tempfile.TemporaryDirectory() as folder:
            for at in (0, len(data) // 2, len(data) - 1):
                with open(os.path.join(folder, name + ".json"), "wb") as file:
                    file.write(data[:at] + bytes([data[at] ^ 1]) + data[at + 1:])
                self.assertIn("has the hash", failures([proof], verify.Sheets(directory=folder))[0])

    def test_the_sheet_of_another_game_fails(self):
        proof = by_game("kraken-tide")
        proof["round"]["proof"]["rulesHash"] = by_game("lobster-lagoon")["round"]["proof"]["rulesHash"]
        self.assertIn("sheet.gameId", failures([proof])[0])

    def test_no_sheet_an_unknown_sheet_and_a_path_fail(self):
        for name in (None, "0" * 64, "../sample/proofs", 5):
            proof = by_game("kraken-tide")
            proof["round"]["proof"]["rulesHash"] = name
            self.assertEqual(len(failures([proof])), 1)

    def test_an_unknown_engine_fails(self):
        sheets = verify.Sheets(directory=FOLDER.name)
        for game in ("kraken-tide", "derby-dash"):
            proof = by_game(game)
            body = proof["event"] if "event" in proof else proof["round"]["proof"]
            sheet = copy.deepcopy(sheets.get(body["rulesHash"]))
            sheet["version"] = 2
            with mock.patch.dict(sheets.known, {body["rulesHash"]: sheet}):
                self.assertIn("unknown engine", failures([proof], sheets)[0])


class WorkedExamples(unittest.TestCase):
    """The table "Worked examples" of the document."""

    def rows(self):
        with open(os.path.join(SAMPLE, "worked-examples.md"), encoding="utf-8") as file:
            lines = [line for line in file if line.startswith("|")][2:]
        return [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines]

    def test_rows(self):
        rows = self.rows()
        self.assertEqual(len(rows), 24)
        for game, bet, nonce, events, outcome, returned in rows:
            with self.subTest(game=game):
                stream = verify.Stream(SEED, "marina-0616", int(nonce))
                sheet = sheet_of_game(game)
                if sheet["engine"] in verify.RUNS:
                    stream.prefix = verify.sha256("") + ":0:"
                    result, draws = self.event(stream, sheet)
                else:
                    result, draws, percent = self.round(stream, sheet, bet)
                    self.assertEqual(f"{percent / 100:g}", returned)
                self.assertEqual(result, outcome)
                self.check_events(draws, events)

    def check_events(self, draws, events):
        shown = re.findall(r"(\d+) of (\d+)", events)
        for (event, of), draw in zip(shown, draws):
            self.assertEqual(draw, {"of": int(of), "event": int(event)})
        in_all = re.search(r"(\d+) in all", events)
        self.assertEqual(len(draws), int(in_all.group(1)) if in_all else len(shown))

    def round(self, stream, sheet, bet):
        """Outcome, draws and the return in percent of a round."""
        engine, tables = sheet["engine"], sheet["tables"]
        if engine in verify.SPOTS:
            deal, percent = verify.SPOTS[engine]
            hands = deal(stream, tables)
            cards = engine in ("baccarat", "dragon-tiger")
            text = " / ".join(" ".join(self.card(one) if cards else str(one) for one in hand) for hand in hands)
            return text, stream.draws, percent(tables, hands, bet)
        if engine in verify.SLOTS:
            slot = verify.Slot(stream, tables, 10000, verify.Money("100.00"))
            verify.SLOTS[engine](slot)
            first = slot.steps[0]
            text = " / ".join(" ".join(reel) for reel in first["landed"] or first["grid"])
            more = f", and {len(slot.steps) - 1} more steps" if len(slot.steps) > 1 else ""
            return text + more, stream.draws, slot.win // 100
        game = verify.DECISIONS[engine](stream, tables, 100)
        table = next(game)
        for choice in bet.split(", "):
            table = game.send(choice)
        hands = [one for one in table.hands if one["cards"]]
        show = str if engine == "fruit-machine" else self.card
        text = " / ".join(f"{one['name']} " + " ".join(map(show, one["cards"])) for one in hands)
        return text, stream.draws, sum(one["win"] or 0 for one in table.hands if isinstance(one["win"], int))

    def event(self, stream, sheet):
        """Outcome and draws of a fixture."""
        fixture = verify.participants(sheet, verify.Stream("programme", sheet["gameId"], 0), 1)
        result, _ = verify.RUNS[sheet["engine"]](stream, sheet["tables"], fixture)
        if "home" in result:
            text = ", ".join(f"{key} {'null' if value is None else value}" for key, value in result.items())
        else:
            text = " ".join(f"{key} {' '.join(map(str, value))}" for key, value in result.items())
        return text, stream.draws

    def card(self, card):
        return ("A", *map(str, range(2, 11)), "J", "Q", "K")[card % 13] + "♠♥♦♣"[card // 13]


class Rules(unittest.TestCase):
    """Rules that the sample does not reach, by hand."""

    def test_numbers_are_exact(self):
        stream = verify.Stream(SEED, "marina-0616", 1289)
        self.assertEqual([stream.event(37), stream.draws[0]["of"]], [31, 37])

    def test_poker_hands_compare(self):
        def cards(text):
            ranks = "A23456789TJQK"
            return [ranks.index(one[0]) + 13 * "shdc".index(one[1]) for one in text.split()]

        order = ["2s 4h 5d 7c 9s", "As 3h 5d 7c 9s", "2s 2h 5d 7c 9s", "2s 2h 3d 3c 9s", "2s 2h 3d 3c Ts",
                 "2s 2h 2d 3c 9s", "As 2h 3d 4c 5s", "2s 3h 4d 5c 6s", "Ts Jh Qd Kc As", "2s 4s 5s 7s 9s",
                 "2s 2h 2d 3c 3s", "2s 2h 2d 2c 3s", "As 2s 3s 4s 5s", "9s Ts Js Qs Ks", "Ts Js Qs Ks As"]
        ranks = [verify.poker_best(cards(text)) for text in order]
        self.assertEqual(ranks, sorted(ranks))
        self.assertEqual(len({rank for rank, _ in ranks}), 10)
        full = verify.poker_best(cards("2s 2h 2d 3c 3s 3d 9c"))
        self.assertEqual(full, (verify.POKER.index("full-house"), [1, 0]))
        self.assertEqual(verify.POKER[verify.poker_best(cards("Qs Ks As 2s 3h"))[0]], "high-card")

    def test_lines_that_begin_with_wilds(self):
        tables = sheet_of_game("phoenix-ascend")["tables"]
        slot = verify.Slot(None, tables, 2000, verify.Money("20.00"))
        for line, best in (
            ("phoenix phoenix phoenix k k", (125, "k", 5)),
            ("phoenix phoenix phoenix j q", (100, "phoenix", 3)),
            ("phoenix phoenix phoenix sun k", (100, "phoenix", 3)),
            ("phoenix phoenix phoenix phoenix phoenix", (3000, "phoenix", 5)),
            ("phoenix sun k k k", None),
            ("k phoenix k sun k", (15, "k", 3)),
        ):
            found = slot.pay_line(line.split())
            self.assertEqual(found, [best] if best else [], line)
        # Both combinations pay 100 parts; the documents do not say which one is shown.
        self.assertEqual(len(slot.pay_line("phoenix phoenix phoenix flame j".split())), 2)

    def test_an_award_is_cut(self):
        slot = verify.Slot(None, sheet_of_game("genie-hour")["tables"], 2000, verify.Money("20.00"))
        self.assertEqual([slot.award(3) for _ in range(6)], [3, 3, 3, 3, 3, 0])

    def test_a_round_pays_at_most_the_cap(self):
        sheet, proof = sheet_of_game("phoenix-ascend"), by_game("phoenix-ascend")["round"]
        sheet["tables"]["cap"] = 0
        stream = verify.Stream(by_game("phoenix-ascend")["serverSeed"], proof["proof"]["clientSeed"],
                               proof["proof"]["nonce"])
        proof["outcome"]["capped"] = True
        outcome, _, win = verify.compute_slot(stream, sheet, proof, verify.Money("2.00"))
        self.assertEqual((outcome["capped"], win), (True, 0))

    def test_splits_and_insurance(self):
        tables = sheet_of_game("hall-blackjack")["tables"]
        tables.pop("handCounts")  # Rounds of one hand, as under the first sheet.

        def play(cards, *choices):
            with mock.patch.object(verify.Stream, "pick", lambda self, items: cards.pop(0)):
                game = verify.play_blackjack(verify.Stream("", "", 0), tables, 100)
                table = next(game)
                for choice in choices:
                    table = game.send(choice)
            self.assertEqual(cards, [])
            wins = {name: [one["win"] for one in table.hands if one["name"] == name] for name in ("player", "insurance")}
            return table.active, sum(wins["insurance"]), wins["player"]

        # An ace is 0, a king 12; player, dealer, player, hidden, then what the choices draw.
        self.assertEqual(play([0, 0, 12, 12], "insure"), (None, 150, [100]))
        self.assertEqual(play([8, 0, 12, 12], "decline"), (None, 0, [0]))
        self.assertEqual(play([0, 5, 12, 12]), (None, 0, [250]))
        self.assertEqual(play([0, 6, 13, 9, 9, 9], "split"), (None, 0, [200, 200]))
        self.assertEqual(play([7, 6, 20, 9, 2, 9, 9], "split", "double", "stand"), (None, 0, [400, 200]))
        self.assertEqual(play([7, 5, 20, 9, 7, 9, 12, 9, 9], "split", "split", "stand", "stand", "stand"),
                         (None, 0, [200, 200, 200]))

    def test_games_of_picks(self):
        shape = {"name": "stairs-4-3", "floors": 6, "tiles": 4, "bad": 3, "picks": 1}
        field = {"name": "mines-24", "floors": 1, "tiles": 25, "bad": 24, "picks": 1}
        tables = {"shapes": [shape, field], "returnPercent": 99, "percentMax": 250_000}

        def play(*choices):
            with mock.patch.object(verify.Stream, "pick", lambda self, items: items.pop(0)):
                game = verify.play_picks(verify.Stream("", "", 0), tables, 100)
                table = next(game)
                for choice in choices:
                    table = game.send(choice)
            return table.active, table.hands[0]["result"], table.hands[0]["win"], table.figures["worth"]

        # The first tiles of a floor are bad, the last one is safe.
        self.assertEqual(play("leave"), (None, "left", 100, 100))
        self.assertEqual(play("stairs-4-3", "leave"), (None, "left", 100, 100))
        self.assertEqual(play("stairs-4-3", "tile-4"), (0, None, None, 396))
        self.assertEqual(play("stairs-4-3", "tile-4", "collect"), (None, "collected", 396, 396))
        self.assertEqual(play("stairs-4-3", "tile-4", "tile-1"), (None, "lost", 0, 0))
        self.assertEqual(play("mines-24", "tile-25"), (None, "collected", 2475, 2475))
        # 405,504 percent would be beyond the bound: the round is collected after five floors.
        self.assertEqual(play("stairs-4-3", *["tile-4"] * 5), (None, "collected", 101376, 101376))
        for choices in (("collect",), ("mines-24", "collect"), ("stairs-4-3", "tile-5"), ("mines-25",)):
            with self.assertRaises(verify.Failure):
                play(*choices)

    def test_choices_that_are_not_offered_fail(self):
        for game, step, choice in (("hall-blackjack", 1, "hands-4"), ("hall-blackjack", -1, "insure"),
                                   ("high-tide", 1, "collect"), ("harbour-jacks", 2, "hold-2-1"), ("parade-7", 1, "nudge-4")):
            proof = by_game(game)
            proof["round"]["outcome"]["steps"][step]["choice"] = choice
            self.assertEqual(len(failures([proof])), 1, game)

    def test_a_beacon_is_a_part_of_the_client_seed(self):
        proof = by_game("star-draw-49")
        proof["beacon"] = {"round": 1, "value": "ab" * 32}
        self.assertIn("clientSeed", failures([proof])[0])
        proof["clientSeed"] = verify.sha256(proof["event"]["bookDigest"] + "\n" + "ab" * 32)
        self.assertNotIn("clientSeed", failures([proof])[0])

    def test_a_slip_that_is_not_in_the_book_fails(self):
        proof = by_game("derby-dash")
        proof["ownSlips"][0]["content"] += " "
        self.assertIn("digest", failures([proof])[0])
        proof["ownSlips"][0]["digest"] = verify.sha256(proof["ownSlips"][0]["content"])
        self.assertIn("book", failures([proof])[0])

    def test_combined_odds_are_cut_off_once(self):
        names = ("derby-dash", "penalty-kings", "slam-court")
        found = [by_game(name)["event"] for name in names]
        sheets = verify.Sheets(directory=FOLDER.name)
        legs = []
        for event in found:
            tables = sheets.get(event["rulesHash"])["tables"]
            market, won = next(iter(verify.selections(event["result"], event["fixture"], tables).items()))
            legs.append({"eventId": event["eventId"], "market": market, "selection": won[0], "odds": "1.33"})
        content = {"stake": "2.00", "order": {"kind": "bet", "legs": legs}}
        events = {event["eventId"]: event for event in found}
        self.assertEqual(verify.slip_return(content, events, sheets), "4.70")  # 1.33³ = 2.352637
        self.assertIsNone(verify.slip_return(content, dict(list(events.items())[:2]), sheets))
        events[found[0]["eventId"]] = dict(found[0], status=verify.VOID, result=None)
        self.assertEqual(verify.slip_return(content, events, sheets), "3.52")  # 1.7689
        legs[1]["selection"] = "nobody"
        self.assertEqual(verify.slip_return(content, events, sheets), "0.00")

    def test_a_refused_round_is_verified(self):
        for win in ("0.00", None):
            proof = by_game("sugar-comet")
            proof["round"].update(status="cancelled", refusal="insufficient", win=win)
            self.assertEqual(failures([proof]), [])
        proof = by_game("harbour-jacks")
        proof["round"].update(status="cancelled", win="0.00")
        proof["round"]["outcome"]["steps"].pop()
        report = verify.Report()
        verify.verify_all([proof], verify.Sheets(directory=FOLDER.name), report)
        self.assertEqual((report.failures, len(report.notes)), ([], 1))


class CommandLine(unittest.TestCase):
    """Output and exit codes."""

    def file(self, text):
        handle, path = tempfile.mkstemp()
        self.addCleanup(os.remove, path)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        return path

    def test_success(self):
        code, out, errors = run(os.path.join(SAMPLE, "proofs.json"), "--sheets", FOLDER.name)
        slips = run(os.path.join(SAMPLE, "proofs.json"), "--sheets", FOLDER.name, "--slips")[1]
        self.assertEqual(slips.count("  slip "), 5)
        lines = out.splitlines()
        self.assertEqual((code, errors, lines[-1]), (0, "", "87 verified, 0 failed"))
        self.assertEqual(len(lines), 42)
        self.assertRegex(lines[0], r"^aurora-keno +2  ok$")

    def test_failure(self):
        proofs = sample()
        proofs[0]["round"]["win"] = "7.77"
        code, out, _ = run(self.file(json.dumps(proofs)), "--sheets", FOLDER.name)
        self.assertEqual((code, out.splitlines()[-1]), (1, "86 verified, 1 failed"))
        self.assertIn("shown \"7.77\"", out)

    def test_nothing_is_no_success(self):
        code, out, _ = run(self.file("[]"), "--sheets", FOLDER.name)
        self.assertEqual((code, out), (1, "0 verified, 0 failed\n"))

    def test_bad_input(self):
        proof = json.dumps([by_game("high-tide")])
        for text in ("", "{", "{}", "[1]", "[{}]", "[{\"round\": 3}]", "[" * 100000):
            self.bad(self.file(text), "--sheets", FOLDER.name)
        self.bad("/nowhere/proofs.json", "--sheets", FOLDER.name)
        self.bad(self.file(proof), "--sheets", "/nowhere")
        self.bad(self.file(proof), "--game-server", "http://127.0.0.1:1")
        self.bad(self.file(proof), "--game-server", "file:///tmp")

    def bad(self, *argv):
        code, out, errors = run(*argv)
        self.assertEqual((code, out, errors.count("\n")), (2, "", 1), (argv, errors))

    def test_malformed_proofs_fail_without_a_traceback(self):
        for proof in ({"round": {"roundId": 1}}, {"event": {"eventId": "a\n9 verified, 0 failed"}, "ownSlips": [{}]}):
            code, out, _ = run(self.file(json.dumps([proof])), "--sheets", FOLDER.name, "--slips")
            self.assertEqual((code, out.splitlines()[-1]), (1, "0 verified, 1 failed"))
            self.assertNotIn("\n9 verified", out)


class Servers(unittest.TestCase):
    """The API and the game server, played by a small server of our own."""

    def setUp(self):
        self.answers, self.asked = {}, []
        test = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                test.asked.append((self.path, self.headers.get("Authorization")))
                answer = test.answers.get(self.path)
                self.send_response(200 if answer is not None else 404)
                self.end_headers()
                self.wfile.write(answer or b"")

            def do_POST(self):
                self.rfile.read(int(self.headers["Content-Length"]))
                self.do_GET()

            def log_message(self, *_):
                pass

        self.server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.addCleanup(self.server.server_close)
        self.addCleanup(self.server.shutdown)
        self.base = f"http://127.0.0.1:{self.server.server_address[1]}"

    def put(self, path, data):
        self.answers["/api" + path] = json.dumps({"code": 200, "msg": "", "data": data}).encode()

    def serve(self, nonces=(0, 1, 2), next_nonce=3):
        """A player with rounds of roulette under one pair of seeds, listed by two pages."""
        game = "brass-roulette"
        rules = by_game(game)["round"]["proof"]["rulesHash"]
        with open(os.path.join(FOLDER.name, rules + ".json"), "rb") as file:
            self.answers[f"/fairness/sheets/{rules}.json"] = file.read()
        digest, listed = verify.sha256(SEED), []
        for at, nonce in enumerate(nonces):
            bets = [{"spot": "red", "amount": "1.00", "win": "0.00"}]
            round_ = {"roundId": f"r{at}", "gameId": game, "stake": "1.00", "status": "settled"}
            round_["outcome"] = {"bets": bets}
            outcome, _, win = verify.compute_spots(
                verify.Stream(SEED, "mine", nonce), sheet_of_game(game), round_, verify.Money("1.00"))
            seeds = {"serverSeedHash": digest, "clientSeed": "mine", "nonce": nonce, "rulesHash": rules}
            round_.update(outcome=outcome, win=verify.Money("1.00").text(win), proof=seeds)
            self.put(f"/game/rounds/r{at}", {"kind": "round", "round": round_, "serverSeed": SEED})
            listed.append({"roundId": f"r{at}", "kind": "round", "gameId": game, "isRevealed": True, "nonce": nonce})
        self.put("/user/login", {"token": "t"})
        self.put("/game/rounds?pageSize=100", {"list": listed[:1], "next": "r0"})
        self.put("/game/rounds?pageSize=100&before=r0", {"list": listed[1:2], "next": None})
        page = {"rounds": listed, "nextNonce": next_nonce, "serverSeed": SEED, "clientSeed": "mine"}
        self.put(f"/game/seeds/{digest}/rounds?from=0&limit=100", page)
        self.put(f"/game/seeds/{digest}/rounds?from={nonces[-1] + 1}&limit=100", dict(page, rounds=[]))

    def online(self, *more):
        with mock.patch.dict(os.environ, {"VERIFY_PASSWORD": "secret"}):
            return run("--api", self.base + "/api", "--email", "a@example.org", "--game-server", self.base, *more)

    def test_all_rounds_are_found_and_verified(self):
        self.serve()
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "saved.json")
            code, out, errors = self.online("--save", path)
            self.assertEqual((code, errors, out.splitlines()[-1]), (0, "", "4 verified, 0 failed"), out)
            self.assertEqual(run(path, "--game-server", self.base)[1].splitlines()[-1], "3 verified, 0 failed")
        self.assertIn("Bearer t", {token for _, token in self.asked})

    def test_a_missing_nonce_fails(self):
        self.serve(next_nonce=4)
        self.assertIn("nonces", self.online()[1])
        self.serve(nonces=(0, 2, 3), next_nonce=4)
        self.assertEqual(self.online()[0], 1)

    def test_a_nonce_twice_fails(self):
        self.serve(nonces=(0, 1, 1), next_nonce=3)
        self.assertEqual(self.online()[0], 1)

    def test_a_refused_login_and_a_strange_answer_are_bad_input(self):
        self.serve()
        for answer in (b'{"code": 401, "msg": "no", "data": null}', b"[]", b"no", b'{"code": 200, "data": {}}'):
            self.answers["/api/user/login"] = answer
            code, out, errors = self.online()
            self.assertEqual((code, out, errors.count("\n")), (2, "", 1), answer)

    def test_a_long_sheet_and_a_missing_sheet(self):
        self.serve()
        name = next(path for path in self.answers if path.startswith("/fairness"))
        self.answers[name] = b" " * (verify.SHEET_BYTES_MAX + 1)
        self.assertEqual(self.online()[0], 2)
        del self.answers[name]
        code, out, _ = self.online()
        self.assertEqual(code, 1)
        self.assertIn("status 404", out)


if __name__ == "__main__":
    unittest.main()
