package org.spindle.disk.disksim.parser;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.spindle.disk.disksim.parser.Token.TokenKind;

/**
 * Splits text into tokens. The longest match wins, and a number or keyword wins over a word of the same length; as every
 * character of a number or keyword may also stand in a word, this means: take the longest run of word characters, then see what it is.
 */
final class Lexer {
    private static final Pattern INTEGER = Pattern.compile("-?(?:0x[0-9a-fA-F]+|[0-9]+)");
    private static final Pattern FLOAT = Pattern.compile("-?[0-9]+\\.[0-9]+(?:e[+-][0-9]+)?");

    private final Path file;
    private final String text;
    private int offset;
    private int line = 1;
    private int lineStart;

    Lexer(Path file, String text) {
        this.file = file;
        this.text = text;
    }

    /** Returns all tokens up to and including {@link TokenKind#END}. */
    List<Token> tokens() {
        List<Token> tokens = new ArrayList<>();
        Token token;
        do {
            token = next();
            tokens.add(token);
        } while (!token.is(TokenKind.END));
        return tokens;
    }

    private Token next() {
        skipBlanksAndComments();
        Position position = new Position(file, line, offset - lineStart + 1);
        if (offset == text.length()) {
            return new Token(TokenKind.END, "", position);
        }
        int start = offset;
        if (isPunctuation(text.charAt(offset))) {
            offset++;
        } else {
            while (offset < text.length() && isWordCharacter(text.charAt(offset))) {
                offset++;
            }
        }
        String run = text.substring(start, offset);
        return new Token(kindOf(run), run, position);
    }

    private void skipBlanksAndComments() {
        boolean comment = false;
        while (offset < text.length()) {
            char c = text.charAt(offset);
            if (c == '\n') {
                comment = false;
                line++;
                lineStart = offset + 1;
            } else if (c == '#') {
                comment = true;
            } else if (!comment && !isBlank(c)) {
                return;
            }
            offset++;
        }
    }

    private static TokenKind kindOf(String run) {
        return switch (run) {
            case "{" -> TokenKind.LEFT_BRACE;
            case "}" -> TokenKind.RIGHT_BRACE;
            case "[" -> TokenKind.LEFT_BRACKET;
            case "]" -> TokenKind.RIGHT_BRACKET;
            case "," -> TokenKind.COMMA;
            case "=" -> TokenKind.EQUALS;
            case ";", ":", "?" -> TokenKind.RESERVED;
            case ".." -> TokenKind.RANGE;
            case "source" -> TokenKind.SOURCE;
            case "instantiate" -> TokenKind.INSTANTIATE;
            case "as" -> TokenKind.AS;
            case "topology" -> TokenKind.TOPOLOGY;
            default -> numberOrWord(run);
        };
    }

    private static TokenKind numberOrWord(String run) {
        if (INTEGER.matcher(run).matches()) {
            return TokenKind.INTEGER;
        }
        return FLOAT.matcher(run).matches() ? TokenKind.FLOAT : TokenKind.WORD;
    }

    private static boolean isWordCharacter(char c) {
        return !isBlank(c) && c != '\n' && !isPunctuation(c);
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t' || c == '\r';
    }

    private static boolean isPunctuation(char c) {
        return "{}[],=;:?".indexOf(c) >= 0;
    }
}
