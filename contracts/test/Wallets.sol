// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";
import {IERC721Receiver} from "@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {IMarqueCertificate} from "../src/IMarqueCertificate.sol";

/// @dev A contract wallet that knows nothing of ERC-721.
contract NoReceiver {
    function version() external pure returns (uint256) {
        return 1;
    }
}

/// @dev A contract wallet that takes certificates, and writes down what it was asked.
contract Receiver is IERC721Receiver {
    address public operator;
    address public from;
    uint256 public tokenId;

    function onERC721Received(
        address operator_,
        address from_,
        uint256 tokenId_,
        bytes calldata
    ) external returns (bytes4) {
        (operator, from, tokenId) = (operator_, from_, tokenId_);
        return this.onERC721Received.selector;
    }
}

/// @dev One that answers with something else.
contract OddReceiver is IERC721Receiver {
    function onERC721Received(address, address, uint256, bytes calldata) external pure returns (bytes4) {
        return 0xdeadbeef;
    }
}

/// @dev One that refuses with an error of its own.
contract RefusingReceiver is IERC721Receiver {
    error NoCertificates();

    function onERC721Received(address, address, uint256, bytes calldata) external pure returns (bytes4) {
        revert NoCertificates();
    }
}

/// @dev One that calls back while it is being asked, with what it was given before.
contract ReentrantReceiver is IERC721Receiver {
    IMarqueCertificate private immutable CERTIFICATES;
    bytes private _call;
    uint256 public supplySeen;
    uint256[] private _tokensSeen;
    bool public isAnswered;
    bytes public answer;

    constructor(IMarqueCertificate certificates) {
        CERTIFICATES = certificates;
    }

    function prepare(bytes calldata call_) external {
        _call = call_;
    }

    function onERC721Received(address, address, uint256, bytes calldata) external returns (bytes4) {
        if (_call.length > 0) {
            bytes memory call_ = _call;
            delete _call;
            supplySeen = CERTIFICATES.totalSupply();
            _tokensSeen = CERTIFICATES.tokensOf(address(this));
            (isAnswered, answer) = address(CERTIFICATES).call(call_);
        }
        return this.onERC721Received.selector;
    }

    function tokensSeen() external view returns (uint256[] memory) {
        return _tokensSeen;
    }
}

/// @dev A contract whose signatures are those of a key.
contract SigningWallet is IERC1271 {
    address private immutable SIGNER;

    constructor(address signer) {
        SIGNER = signer;
    }

    function isValidSignature(bytes32 digest, bytes calldata signature) external view returns (bytes4) {
        return ECDSA.recover(digest, signature) == SIGNER ? this.isValidSignature.selector : bytes4(0xffffffff);
    }
}
