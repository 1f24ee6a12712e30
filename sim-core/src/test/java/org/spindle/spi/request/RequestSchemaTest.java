package org.spindle.spi.request;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RequestSchemaTest {

    private final RequestSchema schema = new RequestSchema();

    @Test
    void theSameNameIsTheSameComponent() {
        assertThat(schema.time("seek", "First.", Stage.DEVICE)).isSameAs(schema.time("seek", "Second.", Stage.DEVICE));
        assertThat(schema.quantity("seek", "cylinders", "")).isSameAs(schema.quantity("seek", "cylinders", ""));
        assertThat(schema.place("seek", "")).isSameAs(schema.place("seek", ""));
        assertThat(schema.attribute("tenant", "")).isSameAs(schema.attribute("tenant", ""));
        assertThat(schema.times()).extracting(TimeComponent::doc).containsExactly("First.");
    }

    @Test
    void timesAreOrderedByStageThenByDeclaration() {
        schema.time("flash-read", "", Stage.DEVICE);
        schema.time("interrupt", "", Stage.COMPLETION);
        schema.time("cpu", "", Stage.SUBMISSION);
        schema.time("bus", "", Stage.TRANSPORT);
        schema.time("gc-stall", "", Stage.DEVICE);
        assertThat(schema.times())
                .extracting(TimeComponent::name)
                .containsExactly("cpu", "bus", "flash-read", "gc-stall", "interrupt");
    }

    @Test
    void standardAttributesAreFoundByName() {
        assertThat(schema.attribute("file", "")).isSameAs(RequestAttribute.FILE);
        schema.attribute("tenant", "");
        assertThat(schema.attributes())
                .extracting(RequestAttribute::name)
                .containsExactly("file", "page", "stream", "priority-class", "priority-level", "next-access", "tenant");
        assertThat(schema.attributes()).extracting(attribute -> attribute.slot).containsExactly(0, 1, 2, 3, 4, 5, 6);
    }

    @Test
    void refusesContradictions() {
        schema.time("copy", "", Stage.SUBMISSION);
        schema.quantity("relocated", "pages", "");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> schema.time("copy", "", Stage.COMPLETION))
                .withMessage("the time component 'copy' is declared for stage SUBMISSION and for stage COMPLETION;"
                        + " use two names");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> schema.quantity("relocated", "blocks", ""))
                .withMessage("the quantity 'relocated' is declared in 'pages' and in 'blocks'; use one unit, or two"
                        + " names");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Seek", "gc_stall", "-x", "x-", "a b", "a,b"})
    void refusesWhatIsNoName(String name) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> schema.time(name, "", Stage.DEVICE))
                .withMessageContaining("use lower-case words joined by hyphens");
    }

    @Test
    void refusesNamesThatResultsUse() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> schema.time("queue", "", Stage.DEVICE))
                .withMessage("a time cannot be named 'queue': results use that name already; choose another");
        assertThatIllegalArgumentException().isThrownBy(() -> schema.quantity("data-rate", "", ""));
        assertThatIllegalArgumentException().isThrownBy(() -> schema.quantity("seek-time", "ns", ""));
        assertThatIllegalArgumentException().isThrownBy(() -> schema.place("sector", ""));
    }

    @Test
    void nothingNewIsDeclaredOnceTheRunHasBegun() {
        schema.place("cylinder", "");
        schema.seal();
        assertThatCode(() -> schema.place("cylinder", "")).doesNotThrowAnyException();
        assertThatThrownBy(() -> schema.place("head", ""))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("'head' is declared after the run has begun; declare it at construction");
    }
}
